import type { Drawing } from "./drawing";

export const corn: Drawing = {
  ground: "amate",
  motif: (
    <>
      <path class="f-jade i" d="M12 21c-5 0-7-3.5-7-8 3 .5 5.5 2.5 7 6 1.5-3.5 4-5.5 7-6 0 4.5-2 8-7 8Z" />
      <path class="f-corn i" d="M12 3.2c2.7 0 4.2 2.8 4.2 6.8S14.4 19 12 19s-4.2-5-4.2-9S9.3 3.2 12 3.2Z" />
      <path class="i n" d="M12 4v14M8.3 8.2h7.4M8 12h8M9 15.5h6" />
    </>
  ),
};
