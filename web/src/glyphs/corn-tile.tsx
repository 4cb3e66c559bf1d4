import type { Drawing } from "./drawing";

export const cornTile: Drawing = {
  ground: "corn",
  motif: (
    <>
      <path class="f-jade i" d="M4 19.5C4 13 7 9.5 12 9.5s8 3.5 8 10Z" />
      <path class="f-plaster i" d="M12 3.5c2 2 3 5.5 3 9s-1 6-3 7c-2-1-3-3.5-3-7s1-7 3-9Z" />
      <path class="i n" d="M12 5v13M9.5 10h5M9.3 14h5.4" />
    </>
  ),
};
