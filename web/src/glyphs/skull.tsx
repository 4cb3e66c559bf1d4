import type { Drawing } from "./drawing";

export const skull: Drawing = {
  ground: "blue",
  motif: (
    <>
      <path
        class="f-plaster i"
        d="M12 4c4.6 0 7.3 3 7.3 6.9 0 2.6-1.3 4.1-2.3 5v3.6H7v-3.6c-1-.9-2.3-2.4-2.3-5C4.7 7 7.4 4 12 4Z"
      />
      <path
        class="k"
        d="M6.9 11.2a2.1 2.3 0 1 0 4.2 0 2.1 2.3 0 1 0-4.2 0ZM12.9 11.2a2.1 2.3 0 1 0 4.2 0 2.1 2.3 0 1 0-4.2 0ZM12 13.6l-1.1 2.2h2.2Z"
      />
      <path class="i n" d="M10.2 17.3v2.2M13.8 17.3v2.2" />
    </>
  ),
};
