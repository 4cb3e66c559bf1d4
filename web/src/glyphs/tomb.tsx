import type { Drawing } from "./drawing";

export const tomb: Drawing = {
  ground: "ash",
  motif: (
    <>
      <path class="f-plaster i" d="M5 20.5V10.5C5 6.5 8 4 12 4s7 2.5 7 6.5v10Z" />
      <path class="k" d="M9 20.5V13c0-2 1.2-3.2 3-3.2s3 1.2 3 3.2v7.5Z" />
      <path class="i n" d="M3 20.5h18" />
    </>
  ),
};
