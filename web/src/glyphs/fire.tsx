import type { Drawing } from "./drawing";

export const fire: Drawing = {
  ground: "plaster",
  motif: (
    <>
      <path
        class="f-cinnabar i"
        d="M12 3c.8 4.2 5.8 6 5.8 11 0 3.5-2.6 6-5.8 6s-5.8-2.5-5.8-6c0-2.5 1.7-3.8 2.1-6.3 1.7.4 2.5 1.7 2.5 3C12 8.5 12.4 5.6 12 3Z"
      />
      <path
        class="f-corn i"
        d="M12 19.3c-2.1 0-3.2-1.4-3.2-3.1 0-1.9 1.7-2.8 2.8-4.9 1.8 1.7 3.6 3 3.6 4.9 0 1.7-1.1 3.1-3.2 3.1Z"
      />
    </>
  ),
};
