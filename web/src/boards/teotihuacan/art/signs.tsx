/** The game's own signs in addition to the page's glyphs, each in a square of 24 and with the same CSS
 * classes. */
import type { JSX } from "preact";
import { Glyph, type GlyphName, isGlyph } from "../../../glyphs/glyph";

const stairs = (paint: string): JSX.Element => (
  <>
    <path class={`${paint} i`} d="M2.5 21V17.5H5.5V13.5H8.5V9.5H15.5V13.5H18.5V17.5H21.5V21Z" />
    <path class="f-plaster i" d="M10.3 9.5H13.7V21H10.3Z" />
    <path class={`${paint} i`} d="M9 9.5V5.5H15V9.5Z" />
    <path class="k" d="M11 6.8h2v2.7h-2Z" />
  </>
);

const die = (x: number, y: number, size: number, paint = "f-plaster"): JSX.Element => (
  <>
    <rect class={`${paint} i`} x={x} y={y} width={size} height={size} rx={size * 0.22} />
    <circle class="k" cx={x + size / 2} cy={y + size / 2} r={size * 0.12} />
  </>
);

const mask = (paint: string, brow: string, more?: JSX.Element): JSX.Element => (
  <>
    <path class={`${paint} i`} d="M4 4.5H20C21 11 20 16 17 19 14.5 21.5 9.5 21.5 7 19 4 16 3 11 4 4.5Z" />
    <path class={`${brow} i`} d="M4 4.5H20L19.5 8.5H4.5Z" />
    <path class="f-plaster i" d="M6.5 11h4v2.6h-4ZM13.5 11h4v2.6h-4Z" />
    <path class="k" d="M8 11.3h1.6v2H8ZM14.5 11.3h1.6v2h-1.6Z" />
    <path class="i n" d="M12 11.5V15.3M8.7 17.6H15.3" />
    {more}
  </>
);

export const SIGNS = {
  "temple-blue": stairs("f-blue"),
  "temple-red": stairs("f-cinnabar"),
  "temple-green": stairs("f-jade"),
  "temple-any": (
    <>
      <path class="f-jade i" d="M2.5 21V17.5H5.5V14.5H18.5V17.5H21.5V21Z" />
      <path class="f-cinnabar i" d="M5.5 17.5V13.5H8.5V10.5H15.5V13.5H18.5V17.5Z" />
      <path class="f-blue i" d="M8.5 11.5V5.5H15.5V11.5Z" />
      <path class="k" d="M11 7.5h2v4h-2Z" />
    </>
  ),
  avenue: (
    <>
      <path class="f-amate i" d="M9 2.5H15L20.5 21.5H3.5Z" />
      <path class="i n" d="M12 4.5V8M12 10.5V14M12 16.5V20" />
      <path class="f-cacao i" d="M2 13.5V9.5H6.2L5 13.5ZM22 13.5V9.5H17.8L19 13.5Z" />
    </>
  ),
  track: (
    <>
      <path class="f-ash i" d="M2 21V17H5.5V13H9V9H15V13H18.5V17H22V21Z" />
      <path class="f-corn i" d="M12 2 13.2 4.8 16.2 5 13.9 7 14.6 10 12 8.3 9.4 10 10.1 7 7.8 5 10.8 4.8Z" />
    </>
  ),
  "power-up": (
    <>
      {die(2.5, 8, 13.5)}
      <path class="f-corn i" d="M18.5 2 23 8H20.3V15H16.7V8H14Z" />
    </>
  ),
  worker: <>{die(4, 4, 16)}</>,
  "worker-plus": (
    <>
      {die(2.5, 8, 13.5)}
      <path class="f-jade i" d="M16.5 2h3.5v3.5H23.5V9H20V12.5H16.5V9H13V5.5h3.5Z" />
    </>
  ),
  twin: (
    <>
      {die(2, 3, 12)}
      {die(10, 10, 12, "f-amate")}
    </>
  ),
  leap: (
    <>
      <path class="i n thick o" d="M3.5 20C4 8 10 3.5 18 8" />
      <path class="f-corn i" d="M15 3 22.5 10.5 13 12.5Z" />
      <path class="f-ash i" d="M14.5 17h7v4.5h-7Z" />
    </>
  ),
  free: (
    <>
      <path class="f-cacao i" d="M5 18.5C4 12.5 8.5 6 17 5.5 19.5 13 13.5 19.5 5 18.5Z" />
      <path class="i n" d="M6 18C9 14 12.5 9.5 17 6" />
      <path class="i n thick red" d="M3 3 21 21" />
    </>
  ),
  technology: (
    <>
      <path class="f-blue i" d="M9.5 3H14.5V9L20 18.5C20.5 20 20 21 18.5 21H5.5C4 21 3.5 20 4 18.5L9.5 9Z" />
      <path
        class="f-plaster i"
        d="M8.5 3H15.5V5.5H8.5ZM7.2 14.5H16.8L19 18.5Q19.5 20 18 20H6Q4.5 20 5 18.5Z"
      />
      <circle class="k" cx="10" cy="17.3" r="1.1" />
      <circle class="k" cx="14" cy="16.5" r="1" />
    </>
  ),
  discovery: (
    <>
      <rect class="f-amate i" x="3" y="3" width="18" height="18" rx="3" />
      <path class="i n" d="M6 6h12v12H6Z" />
      <path class="f-jade i" d="M12 7.5 16.5 12 12 16.5 7.5 12Z" />
    </>
  ),
  bonus: (
    <>
      <rect class="f-corn i" x="3" y="3" width="18" height="18" rx="3" />
      <path class="f-cinnabar i" d="M12 5.5 14 10 18.5 12 14 14 12 18.5 10 14 5.5 12 10 10Z" />
    </>
  ),
  "mask-set": mask("f-jade", "f-corn"),
  palace: (
    <>
      <path class="f-cochineal i" d="M3 21V11H21V21Z" />
      <path class="f-plaster i" d="M5.5 14H9V21H5.5ZM10.3 14H13.7V21H10.3ZM15 14H18.5V21H15Z" />
      <path class="f-corn i" d="M2 11V7.5H5V5H19V7.5H22V11Z" />
    </>
  ),
  forest: (
    <>
      <path class="f-cacao i" d="M10.5 14H13.5V21.5H10.5Z" />
      <path
        class="f-jade i"
        d="M12 2C16 2 17 5 16.5 6.5 20.5 7 21 12 18 13.5 17 16.5 7 16.5 6 13.5 3 12 3.5 7 7.5 6.5 7 5 8 2 12 2Z"
      />
    </>
  ),
  quarry: (
    <>
      <path class="f-ash i" d="M2.5 21V14L7 11.5 11.5 14V21ZM12.5 21V14L17 11.5 21.5 14V21Z" />
      <path class="f-plaster i" d="M7.5 12V6.5L12 4 16.5 6.5V12L12 14.5Z" />
      <path class="i n" d="M7.5 6.5 12 9 16.5 6.5M12 9V14.5" />
    </>
  ),
  mine: (
    <>
      <path class="f-cacao i" d="M1.5 21.5 8 8 12 13 16 6 22.5 21.5Z" />
      <path class="f-corn i" d="M6 18.5 8.5 14.5 11 18.5ZM13 18.5 15.5 12.5 18.5 18.5Z" />
    </>
  ),
  alchemy: (
    <>
      <path class="f-jade i" d="M9.5 3H14.5V9L20 18.5C20.5 20 20 21 18.5 21H5.5C4 21 3.5 20 4 18.5L9.5 9Z" />
      <path class="f-plaster i" d="M8.5 3H15.5V5.5H8.5Z" />
      <path class="f-corn i" d="M7.2 14.5H16.8L19 18.5Q19.5 20 18 20H6Q4.5 20 5 18.5Z" />
    </>
  ),
  nobles: (
    <>
      <path class="f-plaster i" d="M4 21V10H20V21Z" />
      <path class="f-cinnabar i" d="M2.5 10 5 5H19L21.5 10Z" />
      <path class="k" d="M10 14h4v7h-4Z" />
    </>
  ),
  deco: (
    <>
      <path class="f-amate i" d="M2 7H12V17H2ZM12 7H22V17H12Z" />
      <path class="f-cinnabar i" d="M7 9 9.5 12 7 15 4.5 12Z" />
      <path class="f-blue i" d="M17 9 19.5 12 17 15 14.5 12Z" />
    </>
  ),
  build: (
    <>
      <path class="f-ash i" d="M2 21V16.5H22V21ZM5 16.5V12H19V16.5ZM8.5 12V7.5H15.5V12Z" />
      <path class="i n" d="M8 16.5V21M14 16.5V21M12 12V16.5" />
    </>
  ),
  eclipse: (
    <>
      <path
        class="f-corn i"
        d="M12 1 14 5.5 18.5 3.5 18 8.5 23 10 19.5 13 21.5 17.5 17 17.5 15.5 22 12 19 8.5 22 7 17.5 2.5 17.5 4.5 13 1 10 6 8.5 5.5 3.5 10 5.5Z"
      />
      <circle class="f-obsidian i" cx="12.8" cy="11.8" r="5.3" />
    </>
  ),
  m1: mask("f-jade", "f-corn"),
  m2: mask("f-obsidian", "f-ash"),
  m3: mask("f-blue", "f-plaster"),
  m4: mask("f-plaster", "f-cinnabar", <path class="i n" d="M5.5 15.5 9 15M18.5 15.5 15 15" />),
  m5: mask("f-amate", "f-cacao", <path class="i n" d="M9 17.6v2M12 17.6v2.5M15 17.6v2" />),
  m6: mask("f-cinnabar", "f-cacao"),
  m7: mask("f-corn", "f-jade", <path class="f-cinnabar i" d="M8 4.5 9.5 1 12 3.5 14.5 1 16 4.5Z" />),
  left: <path class="f-corn i" d="M2 12 11 4V8.5H21.5V15.5H11V20Z" />,
  right: <path class="f-corn i" d="M22 12 13 4V8.5H2.5V15.5H13V20Z" />,
  saved: (
    <>
      <path class="f-ash i" d="M4 20 3 14l4-7 7-2 6 5 1 6-4 4.5Z" />
      <path class="f-jade i" d="M6 10.5H18V14.5H6Z" />
    </>
  ),
} satisfies Record<string, JSX.Element>;

export type SignName = keyof typeof SIGNS;

function isSign(name: string): name is SignName {
  return name in SIGNS;
}

/** Maps the names that the components use for goods and amounts to glyphs of the page. */
const GLYPHS: Record<string, GlyphName> = {
  vp: "points",
  r: "any-resource",
  resource_any: "any-resource",
  own_resource: "any-resource",
};
const AS_SIGN: Record<string, SignName> = {
  temple_any: "temple-any",
  temple_blue: "temple-blue",
  temple_red: "temple-red",
  temple_green: "temple-green",
  power_up: "power-up",
};

interface Place {
  name: string;
  size?: number;
  x?: number;
  y?: number;
}

/** A sign or a glyph around its centre, for use inside a board. */
export function Sign({ name, size = 20, x = 0, y = 0 }: Place) {
  const sign = AS_SIGN[name] ?? name;
  if (isSign(sign))
    return (
      <svg class="glyph" viewBox="0 0 24 24" width={size} height={size} x={x - size / 2} y={y - size / 2}>
        {SIGNS[sign]}
      </svg>
    );
  const glyph = GLYPHS[name] ?? name;
  return isGlyph(glyph) ? <Glyph name={glyph} size={size} x={x - size / 2} y={y - size / 2} /> : null;
}

/** A sign or a glyph in a line of text. */
export function TextSign({ name, size = 19 }: { name: string; size?: number }) {
  return (
    <svg class="glyph" viewBox="-12 -12 24 24" width={size} height={size} aria-hidden="true">
      <Sign name={name} size={24} />
    </svg>
  );
}
