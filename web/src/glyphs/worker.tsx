import type { Drawing } from "./drawing";

export const worker: Drawing = {
  ground: "amate",
  motif: (
    <>
      <path class="f-cinnabar i" d="M4.5 21c0-5 3-7.5 7.5-7.5s7.5 2.5 7.5 7.5Z" />
      <circle class="f-cacao i" cx="12" cy="9" r="4.3" />
      <path class="f-jade i" d="M7.2 7.8C7.5 4.5 9.5 3 12 3s4.5 1.5 4.8 4.8Z" />
    </>
  ),
};
