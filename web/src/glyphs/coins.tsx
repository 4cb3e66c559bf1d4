import type { Drawing } from "./drawing";

export const coins: Drawing = {
  ground: "amate",
  motif: (
    <>
      <circle class="f-corn i" cx="12" cy="12" r="8.8" />
      <circle class="i n" cx="12" cy="12" r="5.8" />
      <path class="f-cacao i" d="M12 8.8 15.2 12 12 15.2 8.8 12Z" />
    </>
  ),
};
