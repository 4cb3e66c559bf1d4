import type { Drawing } from "./drawing";

export const startingPlayer: Drawing = {
  ground: "cinnabar",
  motif: (
    <>
      <path class="f-corn i" d="M5 10.5 7.5 4 10 8.5 12 3l2 5.5L16.5 4 19 10.5Z" />
      <path class="f-plaster i" d="M5 10.5h14v3.7H5Z" />
      <path class="f-jade i" d="M7 14.2h10v6.3H7Z" />
      <path class="k" d="M9 16.2h2v2H9Zm4 0h2v2h-2Z" />
    </>
  ),
};
