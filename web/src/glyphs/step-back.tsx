import type { Drawing } from "./drawing";

export const stepBack: Drawing = {
  ground: "amate",
  motif: (
    <>
      <path class="f-cinnabar i" d="M3 12l7.5-7v4C17 9 21 12.5 20.5 19.5 18.5 16 15.5 15 10.5 15v4Z" />
    </>
  ),
};
