import type { Drawing } from "./drawing";

export const wood: Drawing = {
  ground: "plaster",
  motif: (
    <>
      <path
        class="f-cacao i"
        d="M3.5 9.5 14 5.5c2.5-.8 6 .5 6.5 4.5s-2 6.5-4.5 7.3L7.5 20C4 20.5 3.5 9.5 3.5 9.5Z"
      />
      <ellipse class="f-amate i" cx="7" cy="14.5" rx="3.7" ry="5.2" />
      <path class="i n" d="M7 12.2v4.6M13 9l4-1.2" />
    </>
  ),
};
