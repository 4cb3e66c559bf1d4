import type { Drawing } from "./drawing";

export const dark: Drawing = {
  ground: "obsidian",
  motif: (
    <>
      <path class="f-plaster" d="M15.5 3.8A8.7 8.7 0 1 0 20.5 15 7.3 7.3 0 0 1 15.5 3.8Z" />
    </>
  ),
};
