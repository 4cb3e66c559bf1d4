import type { Drawing } from "./drawing";

export const bank: Drawing = {
  ground: "amate",
  motif: (
    <>
      <path class="f-cacao i" d="M3.5 20.5v-9h17v9Z" />
      <path class="f-corn i" d="M2.7 11.5 6 6h12l3.3 5.5Z" />
      <path class="i n" d="M12 11.5v4" />
    </>
  ),
};
