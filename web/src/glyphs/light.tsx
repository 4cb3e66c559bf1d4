import type { Drawing } from "./drawing";

export const light: Drawing = {
  ground: "corn",
  motif: (
    <>
      <circle class="f-plaster i" cx="12" cy="12" r="4.5" />
      <path
        class="i n"
        d="M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2"
      />
    </>
  ),
};
