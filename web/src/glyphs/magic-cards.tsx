import type { Drawing } from "./drawing";

export const magicCards: Drawing = {
  ground: "plaster",
  motif: (
    <>
      <rect class="f-cochineal i" x="4" y="2.5" width="16" height="19" rx="3" />
      <path class="w thin n" d="M12 12c0-2 3-2 3 .5 0 3-5.5 3.5-6.5 0-1-4 3.5-6.5 6.5-5" />
    </>
  ),
};
