import type { Drawing } from "./drawing";

export const anger: Drawing = {
  ground: "obsidian",
  motif: (
    <>
      <path class="f-corn i" d="M13.5 2.8 5 13.5h5L8.5 21.2 19 10h-5.5Z" />
    </>
  ),
};
