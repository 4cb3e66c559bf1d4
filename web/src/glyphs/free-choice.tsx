import type { Drawing } from "./drawing";

export const freeChoice: Drawing = {
  ground: "plaster",
  motif: (
    <>
      <circle class="f-corn i" cx="12" cy="12" r="8" />
      <path class="f-cinnabar i" d="M12 5.5 13.7 10l4.8 0-3.8 3 1.4 4.6-4.1-2.8-4.1 2.8L9.3 13l-3.8-3h4.8Z" />
    </>
  ),
};
