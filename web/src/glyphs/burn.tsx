import type { Drawing } from "./drawing";

export const burn: Drawing = {
  ground: "cochineal",
  motif: (
    <>
      <path
        class="f-cinnabar i"
        d="M12 2.8c1 4 6.5 6.5 6.5 12 0 3.8-2.7 6.2-6.5 6.2s-6.5-2.4-6.5-6.2c0-2.8 1.5-4.3 2.8-5.8.3 1.5 1 2.3 1.7 2.5C9.5 8 10 5 12 2.8Z"
      />
      <path
        class="f-corn i"
        d="M12 13c2 1.8 3 3 3 4.7 0 1.9-1.2 3.1-3 3.1s-3-1.2-3-3.1C9 16 10 14.8 12 13Z"
      />
    </>
  ),
};
