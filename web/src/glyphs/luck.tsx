import type { Drawing } from "./drawing";

export const luck: Drawing = {
  ground: "plaster",
  motif: (
    <>
      <path
        class="f-jade i"
        d="M12 11C8 9.5 7 3 12 3s4 6.5 0 8ZM13 12c1.5-4 8-5 8 0s-6.5 4-8 0ZM12 13c4 1.5 5 8 0 8s-4-6.5 0-8ZM11 12c-1.5 4-8 5-8 0s6.5-4 8 0Z"
      />
      <circle class="f-corn i" cx="12" cy="12" r="2.3" />
    </>
  ),
};
