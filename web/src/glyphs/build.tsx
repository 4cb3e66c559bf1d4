import type { Drawing } from "./drawing";

export const build: Drawing = {
  ground: "plaster",
  motif: (
    <>
      <path class="f-jade i" d="M3.5 20.5V13H9v7.5Zm5.5 0V9h6v11.5Zm6 0V13h5.5v7.5Z" />
      <path class="f-cacao i" d="M7 9l5-5.5L17 9Z" />
      <path class="i n" d="M12 13.5v3" />
    </>
  ),
};
