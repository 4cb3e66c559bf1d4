import type { Drawing } from "./drawing";

export const higher: Drawing = {
  ground: "cochineal",
  motif: (
    <>
      <path class="f-corn i" d="M4 20.5V16h4.5v-4H13V8h-3l5.5-5.2L21 8h-3v12.5Z" />
    </>
  ),
};
