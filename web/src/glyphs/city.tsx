import type { Drawing } from "./drawing";

export const city: Drawing = {
  ground: "jade",
  motif: (
    <>
      <path class="f-plaster i" d="M4.5 20.5V11h15v9.5Z" />
      <path class="f-cacao i" d="M2.8 11 12 4l9.2 7Z" />
      <path class="k" d="M9.8 20.5V15h4.4v5.5Z" />
    </>
  ),
};
