import type { Drawing } from "./drawing";

export const anyTechnology: Drawing = {
  ground: "plaster",
  motif: (
    <>
      <path class="f-jade" d="M12 2H7.4A5.4 5.4 0 0 0 2 7.4V12h10Z" />
      <path class="f-ash" d="M12 2h4.6A5.4 5.4 0 0 1 22 7.4V12H12Z" />
      <path class="f-blue" d="M12 22H7.4A5.4 5.4 0 0 1 2 16.6V12h10Z" />
      <path class="f-cochineal" d="M12 22h4.6a5.4 5.4 0 0 0 5.4-5.4V12H12Z" />
      <path class="i n" d="M12 2v20M2 12h20" />
      <circle class="f-corn i" cx="12" cy="12" r="3.6" />
    </>
  ),
};
