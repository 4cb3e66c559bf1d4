import type { Drawing } from "./drawing";

export const theology: Drawing = {
  ground: "cochineal",
  motif: (
    <>
      <path
        class="f-plaster i"
        d="M2.8 12.5C5.5 8 8.5 6.3 12 6.3s6.5 1.7 9.2 6.2C18.5 17 15.5 18.7 12 18.7S5.5 17 2.8 12.5Z"
      />
      <circle class="f-blue i" cx="12" cy="12.5" r="3.6" />
      <circle class="k" cx="12" cy="12.5" r="1.3" />
    </>
  ),
};
