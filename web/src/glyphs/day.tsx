import type { Drawing } from "./drawing";

export const day: Drawing = {
  ground: "corn",
  motif: (
    <>
      <path
        class="f-cinnabar i"
        d="M12 12C8.5 9.5 8.5 5.5 12 3.3c3.5 2.2 3.5 6.2 0 8.7Zm0 0c2.5-3.5 6.5-3.5 8.7 0-2.2 3.5-6.2 3.5-8.7 0Zm0 0c3.5 2.5 3.5 6.5 0 8.7-3.5-2.2-3.5-6.2 0-8.7Zm0 0c-2.5 3.5-6.5 3.5-8.7 0 2.2-3.5 6.2-3.5 8.7 0Z"
      />
      <circle class="f-plaster i" cx="12" cy="12" r="2.7" />
    </>
  ),
};
