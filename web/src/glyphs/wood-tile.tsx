import type { Drawing } from "./drawing";

export const woodTile: Drawing = {
  ground: "jade",
  motif: (
    <>
      <path class="f-cacao i" d="M10.5 13h3v8h-3Z" />
      <path
        class="f-plaster i"
        d="M12 3c3 0 4.5 1.8 4.7 3.7C19 7 20.5 8.8 20.5 11c0 2.5-1.8 4-4.5 4H8c-2.7 0-4.5-1.5-4.5-4 0-2.2 1.5-4 3.8-4.3C7.5 4.8 9 3 12 3Z"
      />
      <path class="i n" d="M9 11.5c1-1.5 2-1.5 3 0 1-1.5 2-1.5 3 0" />
    </>
  ),
};
