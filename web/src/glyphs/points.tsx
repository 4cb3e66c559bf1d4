import type { Drawing } from "./drawing";

export const points: Drawing = {
  ground: "cinnabar",
  motif: (
    <>
      <path class="f-plaster i" d="M12 3.3 20.7 12 12 20.7 3.3 12Z" />
      <path class="f-cinnabar i" d="M12 8.8 15.2 12 12 15.2 8.8 12Z" />
      <circle class="k" cx="12" cy="6.6" r="1.1" />
      <circle class="k" cx="12" cy="17.4" r="1.1" />
      <circle class="k" cx="6.6" cy="12" r="1.1" />
      <circle class="k" cx="17.4" cy="12" r="1.1" />
    </>
  ),
};
