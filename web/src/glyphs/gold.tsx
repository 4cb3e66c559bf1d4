import type { Drawing } from "./drawing";

export const gold: Drawing = {
  ground: "cacao",
  motif: (
    <>
      <path class="f-corn i" d="M5 17.5 8 8h8l3 9.5Z" />
      <path class="f-plaster i" d="M8 8h8l.9 3H7.1Z" />
      <path class="i n" d="M12 11v6" />
    </>
  ),
};
