import type { Drawing } from "./drawing";

export const anyAction: Drawing = {
  ground: "plaster",
  motif: (
    <>
      <circle class="f-blue i" cx="12" cy="12" r="8.5" />
      <path class="f-plaster i" d="M12 5v14M5 12h14M7 7l10 10M17 7 7 17" />
      <circle class="f-corn i" cx="12" cy="12" r="3" />
    </>
  ),
};
