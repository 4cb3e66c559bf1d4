import type { Drawing } from "./drawing";

export const extraction: Drawing = {
  ground: "ash",
  motif: (
    <>
      <path class="f-cacao i" d="M10.8 8.5h2.6V21h-2.6Z" />
      <path class="f-plaster i" d="M3.2 10.5C6 4.5 12 3 20.8 7c-3 .7-5 1.7-6.3 3.5h-4.7c-2-1-4-1-6.6 0Z" />
    </>
  ),
};
