import type { Drawing } from "./drawing";

export const farm: Drawing = {
  ground: "corn",
  motif: (
    <>
      <path class="f-cacao i" d="M2.5 15h19v6h-19Z" />
      <path
        class="f-jade i"
        d="M5 15c0-4 .8-6.5 1.8-8 1 1.5 1.8 4 1.8 8Zm5.2 0c0-5 .8-8.5 1.8-10.5 1 2 1.8 5.5 1.8 10.5Zm5.2 0c0-4 .8-6.5 1.8-8 1 1.5 1.8 4 1.8 8Z"
      />
    </>
  ),
};
