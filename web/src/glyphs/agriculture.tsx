import type { Drawing } from "./drawing";

export const agriculture: Drawing = {
  ground: "jade",
  motif: (
    <>
      <path class="f-cacao i" d="M3.5 16.5c5-2 12-2 17 0v3.7h-17Z" />
      <path class="f-corn i" d="M12 16V8" />
      <path class="f-corn i" d="M12 12C8 12 5.5 9.5 5.3 5.3 9.5 5.5 12 8 12 12Z" />
      <path class="f-corn i" d="M12 10c0-4 2.5-6.5 6.7-6.7C18.5 7.5 16 10 12 10Z" />
    </>
  ),
};
