import type { Drawing } from "./drawing";

export const shrine: Drawing = {
  ground: "blue",
  motif: (
    <>
      <path class="f-plaster i" d="M3 20.5V17h3v-3.5h3V10h6v3.5h3V17h3v3.5Z" />
      <path class="f-cinnabar i" d="M12 10C9.5 8.5 9.5 6 12 3c2.5 3 2.5 5.5 0 7Z" />
    </>
  ),
};
