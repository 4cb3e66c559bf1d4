import type { Drawing } from "./drawing";

export const warriors: Drawing = {
  ground: "plaster",
  motif: (
    <>
      <path class="i n o" d="M19 3v18" />
      <path class="f-plaster i" d="M19 1.8 21 6h-4Z" />
      <circle class="f-cacao i" cx="10" cy="7" r="3.6" />
      <path class="f-cinnabar i" d="M3.5 21c0-6 2.5-9.5 6.5-9.5s6.5 3.5 6.5 9.5Z" />
    </>
  ),
};
