import type { Drawing } from "./drawing";

export const fish: Drawing = {
  ground: "blue",
  motif: (
    <>
      <path
        class="f-plaster i"
        d="M3 12c3-4.5 6-6 9-6 3.2 0 5.5 1.8 7 4.5l2.3-2.3v7.6L19 13.5c-1.5 2.7-3.8 4.5-7 4.5-3 0-6-1.5-9-6Z"
      />
      <circle class="k" cx="8" cy="11" r="1.3" />
      <path class="i n" d="M12 8.5c1.5 2 1.5 5 0 7" />
    </>
  ),
};
