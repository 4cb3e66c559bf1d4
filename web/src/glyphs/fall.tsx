import type { Drawing } from "./drawing";

export const fall: Drawing = {
  ground: "plaster",
  motif: (
    <>
      <path class="f-cinnabar i" d="M12 20.8 4.5 13H9V3.5h6V13h4.5Z" />
    </>
  ),
};
