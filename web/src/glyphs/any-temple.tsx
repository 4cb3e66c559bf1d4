import type { Drawing } from "./drawing";

export const anyTemple: Drawing = {
  ground: "plaster",
  motif: (
    <>
      <path class="f-cacao i" d="M2.7 20.5V17h3v-3.5h3V10H12v10.5Z" />
      <path class="f-jade i" d="M21.3 20.5V17h-3v-3.5h-3V10H12v10.5Z" />
      <path class="f-corn i" d="M8.7 10V4.5h6.6V10Z" />
    </>
  ),
};
