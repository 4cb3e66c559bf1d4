/** The four icons of pyramid tiles and decorations, each about 20 units wide around its centre. */
import type { JSX } from "preact";
import type { PrintedIcon } from "../components";
import type { Icon } from "../view";

const DRAWN: Record<Icon, JSX.Element> = {
  statue: (
    <>
      <path class="icon-body" d="M-5-9H5V-2L7 0V4H5V9H-5V4H-7V0L-5-2Z" />
      <path class="icon-line" d="M-5-6H5M-2.2-3.3v.1M2.2-3.3v.1M-2-.3H2M-5 4H5M0 4V9" />
    </>
  ),
  headdress: (
    <>
      <path class="icon-body" d="M-9 1C-9-4-6.5-8-4.5-9L-2.5-4 0-10 2.5-4 4.5-9C6.5-8 9-4 9 1L5 3V9H-5V3Z" />
      <path class="icon-line" d="M-5 3H5M-2 6v.1M2 6v.1M-4-1 -1 0M4-1 1 0" />
    </>
  ),
  serpent: (
    <>
      <path
        class="icon-body"
        d="M-9 8C-9 2-5-1-1 0 2 .8 3-1 1.5-2.5-1-5-2-7 1-8.5 4-10 8-8 8.8-4.5L5-4.5 8-1.5C9 4 4 8.5-1 7-4 6-5 7-5 8.5Z"
      />
      <path class="icon-line" d="M4-6.6v.1M-6.5 6C-5 3.5-2 3.3 0 4" />
    </>
  ),
  glyph: (
    <>
      <path class="icon-body" d="M-5-8H5Q8-8 8-5V5Q8 8 5 8H-5Q-8 8-8 5V-5Q-8-8-5-8Z" />
      <path class="icon-line" d="M-4-4H4V4H-2V0H1" />
    </>
  ),
};

/** An icon on its square, in the colour of its temple if it has one. */
export function IconSign({ icon, temple }: PrintedIcon) {
  return <g class={`te-icon icon-${icon} ${temple ? `temple-${temple}` : "plain-stone"}`}>{DRAWN[icon]}</g>;
}
