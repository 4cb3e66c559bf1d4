import type { Drawing } from "./drawing";

export const anyResource: Drawing = {
  ground: "plaster",
  motif: (
    <>
      <path class="f-cacao" d="M9 2H7.4A5.4 5.4 0 0 0 2 7.4v9.2A5.4 5.4 0 0 0 7.4 22H9Z" />
      <path class="f-ash" d="M9 2h6v20H9Z" />
      <path class="f-corn" d="M15 2h1.6A5.4 5.4 0 0 1 22 7.4v9.2a5.4 5.4 0 0 1-5.4 5.4H15Z" />
      <path class="i n" d="M9 2v20M15 2v20" />
    </>
  ),
};
