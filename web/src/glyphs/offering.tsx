import type { Drawing } from "./drawing";

export const offering: Drawing = {
  ground: "obsidian",
  motif: (
    <>
      <path class="f-ash i" d="M4 20.5 6 15h12l2 5.5Z" />
      <path
        class="f-blue i"
        d="M12 3.5c3 0 4.7 1.8 4.7 4.3 0 1.7-.8 2.7-1.5 3.2V14H8.8v-3c-.7-.5-1.5-1.5-1.5-3.2 0-2.5 1.7-4.3 4.7-4.3Z"
      />
      <path
        class="k"
        d="M8.8 8a1.3 1.5 0 1 0 2.6 0 1.3 1.5 0 1 0-2.6 0ZM12.6 8a1.3 1.5 0 1 0 2.6 0 1.3 1.5 0 1 0-2.6 0Z"
      />
    </>
  ),
};
