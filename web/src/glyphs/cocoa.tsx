import type { Drawing } from "./drawing";

export const cocoa: Drawing = {
  ground: "amate",
  motif: (
    <>
      <path
        class="f-cacao i"
        d="M4.5 19.5C3 12.5 8 4.8 17.5 4.2c.8.1 1.5.6 1.8 1.5C20.5 14 13.5 20.5 4.5 19.5Z"
      />
      <path
        class="i n"
        d="M5 19C8 15 12 10 18.5 5M7.5 19.3C12 17 16.5 12 18.8 7M4.6 15.5C6.5 10.5 10.5 6.5 15.5 4.8"
      />
      <path class="f-jade i" d="M18 5.2 20.8 2.8" />
    </>
  ),
};
