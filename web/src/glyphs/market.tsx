import type { Drawing } from "./drawing";

export const market: Drawing = {
  ground: "corn",
  motif: (
    <>
      <path class="i n" d="M12 4v16M5 7.5h14M8 20.3h8" />
      <path class="f-cacao i" d="M2.8 14 5.5 8l2.7 6c0 1.5-1.2 2.3-2.7 2.3S2.8 15.5 2.8 14Z" />
      <path class="f-jade i" d="M15.8 14l2.7-6 2.7 6c0 1.5-1.2 2.3-2.7 2.3s-2.7-.8-2.7-2.3Z" />
      <circle class="f-cinnabar i" cx="12" cy="5" r="1.9" />
    </>
  ),
};
