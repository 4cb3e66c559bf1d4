import type { Front } from "../../boards/fronts";

/** A small drawing of a game's board; empty if the game has none. */
export function Vignette({ front }: { front: Front | undefined }) {
  return (
    <svg class="vignette" viewBox="0 0 320 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {front ? <front.Vignette /> : <rect width="320" height="150" fill="var(--land)" />}
    </svg>
  );
}
