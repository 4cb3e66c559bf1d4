import type { Drawing } from "./drawing";

export const monument: Drawing = {
  ground: "cochineal",
  motif: (
    <>
      <path class="f-corn i" d="M8 20.5 9 5.5 12 3l3 2.5 1 15Z" />
      <path class="f-plaster i" d="M4.5 18h15v3h-15Z" />
      <path class="i n" d="M10.3 8.5h3.4M10.2 12h3.7M10 15h4.2" />
    </>
  ),
};
