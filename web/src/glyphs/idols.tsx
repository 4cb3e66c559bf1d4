import type { Drawing } from "./drawing";

export const idols: Drawing = {
  ground: "amate",
  motif: (
    <>
      <path class="f-ash i" d="M7 21v-5l-2-2V9l2-1.5V5l2-2h6l2 2v2.5L19 9v5l-2 2v5Z" />
      <path class="k" d="M8.6 8.5h2.6v2H8.6ZM12.8 8.5h2.6v2h-2.6Z" />
      <path class="f-cinnabar i" d="M9 13.2h6v2.6H9Z" />
      <path class="i n" d="M12 13.2v2.6M9 18.5h6" />
    </>
  ),
};
