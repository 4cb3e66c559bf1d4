import type { Drawing } from "./drawing";

export const chaac: Drawing = {
  ground: "cacao",
  motif: (
    <>
      <path
        class="f-blue i"
        d="M12 3.3c3.6 4.6 5.8 7.6 5.8 10.9a5.8 5.8 0 0 1-11.6 0c0-3.3 2.2-6.3 5.8-10.9Z"
      />
      <path class="f-plaster i" d="M8.8 14.5c0-2.5 3.6-3 3.9-.6.2 1.5-1.9 1.7-1.9.4" />
      <path class="i n" d="M8.8 14.3c-.3 3 3.2 4.2 5 2.3" />
    </>
  ),
};
