import type { Drawing } from "./drawing";

export const stone: Drawing = {
  ground: "plaster",
  motif: (
    <>
      <path class="f-ash i" d="M4 16.5 6 8l6-3.5 6.5 2.5L20.5 15 17 19.5H7Z" />
      <path class="i n" d="M6 8l5 3.2 7.5-4.2M11 11.2 9.5 19" />
    </>
  ),
};
