import type { Front } from "../../boards/fronts";

/** The small drawing of a game's board, or an empty field if the game has no drawing. */
export function Vignette({ front }: { front: Front | undefined }) {
  return (
    <svg class="vignette" viewBox="0 0 320 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {front ? <front.Vignette /> : <rect width="320" height="150" fill="var(--land)" />}
    </svg>
  );
}
