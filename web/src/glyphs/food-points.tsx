import type { Drawing } from "./drawing";

export const foodPoints: Drawing = {
  ground: "blue",
  motif: (
    <>
      <path class="f-cinnabar i" d="M12 2.8 16.3 7 12 11.3 7.7 7Z" />
      <path class="f-plaster i" d="M3 11.5h18c0 5.5-3.5 9-9 9s-9-3.5-9-9Z" />
      <path class="i n" d="M4.5 15h15" />
    </>
  ),
};
