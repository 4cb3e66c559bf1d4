import type { Drawing } from "./drawing";

export const kukulcan: Drawing = {
  ground: "jade",
  motif: (
    <>
      <path
        class="i n"
        d="M17.5 19.5H8.5a3.2 3.2 0 0 1 0-6.4h6a3.2 3.2 0 0 0 0-6.4H10"
        style={{ strokeWidth: 6.4 }}
      />
      <path
        class="w"
        style={{ strokeWidth: 3.6 }}
        d="M17.5 19.5H8.5a3.2 3.2 0 0 1 0-6.4h6a3.2 3.2 0 0 0 0-6.4H10"
      />
      <path class="f-cinnabar i" d="M11.5 3.2 4 4.5 2.8 7.2 7 8.2 11.5 10Z" />
      <circle class="k" cx="8.8" cy="6" r="1" />
    </>
  ),
};
