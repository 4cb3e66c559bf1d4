/**
 * The signs of the game, each in a square of 24. The classes are those of design/glyphs.css: `i` draws an ink
 * line, `n` leaves a shape without fill, and `k` fills it with ink. */
import type { JSX } from "preact";
import { coins } from "../../../glyphs/coins";
import { idols } from "../../../glyphs/idols";
import { luck } from "../../../glyphs/luck";
import { magicCards } from "../../../glyphs/magic-cards";
import { warriors } from "../../../glyphs/warriors";

const GEM = "M12 3 19 8.5 16.5 20H7.5L5 8.5Z";
const gem = (paint: string): JSX.Element => (
  <>
    <path class={`${paint} i`} d={GEM} />
    <path class="i n" d="M5 8.5H19M12 3 9 8.5 12 20 15 8.5Z" />
  </>
);
const eagle = (
  <>
    <path class="f-plaster i" d="M4 20C3 11 6 4 13 4c4 0 6 2 6.5 5L14.5 11c0 4 1.5 6 2 9Z" />
    <path class="f-corn i" d="M19.5 8.5c2 .5 2.5 2 2 4.5-2-1.5-4-1-6.5-1.8Z" />
    <circle class="k" cx="14.2" cy="8" r="1.3" />
    <path class="f-cacao i" d="M4.2 14.5 8 13l-1 3 3.5-.5L9 19l3.5 1H4Z" />
  </>
);
const owl = (
  <>
    <path
      class="f-cacao i"
      d="M4 4c2 2 4 2.5 8 2.5S18 6 20 4c1 6 1 10-1 13.5C17 20 14.5 21 12 21s-5-1-7-3.5C3 14 3 10 4 4Z"
    />
    <circle class="f-plaster i" cx="8.5" cy="11" r="3.3" />
    <circle class="f-plaster i" cx="15.5" cy="11" r="3.3" />
    <circle class="k" cx="8.7" cy="11" r="1.5" />
    <circle class="k" cx="15.3" cy="11" r="1.5" />
    <path class="f-corn i" d="M12 12.5 13.8 15 12 17.5 10.2 15Z" />
  </>
);
const puma = (
  <>
    <path class="f-corn i" d="M5 3.5 9 6h6l4-2.5.8 7c.2 5-3 10-7.8 10S4 15.5 4.2 10.5Z" />
    <path class="f-plaster i" d="M8 14.5 12 13l4 1.5c0 3-1.5 4.5-4 4.5s-4-1.5-4-4.5Z" />
    <path class="k" d="M10.5 13.2h3L12 15.2Z" />
    <circle class="k" cx="8.6" cy="10" r="1.2" />
    <circle class="k" cx="15.4" cy="10" r="1.2" />
  </>
);

export const SIGNS = {
  coins: coins.motif,
  luck: luck.motif,
  idols: idols.motif,
  warriors: warriors.motif,
  "magic-cards": magicCards.motif,
  shields: (
    <>
      <path class="f-jade i" d="M6 15.5 4.5 21M12 18v4M18 15.5l1.5 5.5" />
      <circle class="f-corn i" cx="12" cy="10.5" r="8" />
      <circle class="f-cinnabar i" cx="12" cy="10.5" r="4.6" />
      <path class="i n" d="M9 10.5h6M12 7.5v6" />
    </>
  ),
  defense: (
    <>
      <path
        class="f-blue i"
        d="M4 4.5C7 5 10 4 12 2.8c2 1.2 5 2.2 8 1.7.5 8-2 13.5-8 16.7C6 18 3.5 12.5 4 4.5Z"
      />
      <path class="f-plaster i" d="M8 8.5h8M8 12h8" />
    </>
  ),
  melee: (
    <>
      <path class="f-cacao i" d="M14.5 2.5 19 5.5 9.5 19.5 4.5 22l.5-5.5Z" />
      <path
        class="k"
        d="m19 5.5 3 1-2.5 1.5ZM16.8 8.8l3 1.2-2.6 1.5ZM14.5 12.2l3 1.2-2.6 1.4ZM14.5 2.5 11.7 3l1.2 2ZM12.3 6l-3 .5 1.5 2ZM10 9.3l-3 .5 1.5 2Z"
      />
    </>
  ),
  ranged: (
    <>
      <path class="i n thick o" d="M5 3c9 1 14.5 7 15.5 16" />
      <path class="i n o" d="M5 3 20.5 19" />
      <path class="i n o" d="M3.5 20.5 15 9" />
      <path class="f-cinnabar i" d="M18.5 5.5 17.5 11 13 6.5Z" />
      <path class="f-plaster i" d="M3 17.5 6.5 21 2.5 21.5Z" />
    </>
  ),
  magic: (
    <>
      <path
        class="f-cochineal i"
        d="M12 2.5c6 3 9 7 8 12-1 4.5-4.5 7-8.5 7-4.5 0-8-3-8-7.5 0-4 3-6 6-6s5 2 5 4.5-1.7 4-3.5 4"
      />
      <circle class="f-corn i" cx="11" cy="13.5" r="2" />
    </>
  ),
  stone: <path class="f-ash i" d="M4 19 3 13l4-7 7-2 6 5 1 7-4 4.5H8Z" />,
  fire: (
    <>
      <path
        class="f-cinnabar i"
        d="M12 2c1 5 7 7 7 13 0 4-3 7-7 7s-7-3-7-7c0-3 2-4.5 2.5-7.5 2 .5 3 2 3 3.5C12 8.5 12.5 5 12 2Z"
      />
      <path
        class="f-corn i"
        d="M12 21c-2.5 0-3.8-1.6-3.8-3.7 0-2.3 2-3.3 3.3-5.8 2.2 2 4.3 3.5 4.3 5.8C15.8 19.4 14.5 21 12 21Z"
      />
    </>
  ),
  scout: (
    <>
      <path class="f-cacao i" d="M3 15.5 13 9.5l3 5-10 6Z" />
      <path class="f-corn i" d="m12 8.5 6-4 4 6.5-6 4Z" />
      <path class="i n" d="m9 18 1.5 4M6.5 19.5 5 22.5" />
    </>
  ),
  war: (
    <>
      <circle class="f-cinnabar i" cx="12" cy="12" r="9.5" />
      <path class="w mid n" d="M7 7l10 10M17 7 7 17" />
    </>
  ),
  peace: (
    <>
      <circle class="f-plaster i" cx="12" cy="12" r="9.5" />
      <path class="f-jade i" d="M12 18c-5-3-5-9 0-12 5 3 5 9 0 12Z" />
      <path class="i n" d="M12 9.5V18" />
    </>
  ),
  favor: (
    <>
      <path class="f-plaster i" d="M2.5 21v-5h4.5v-4h4.5V8H16V4h5.5v17Z" />
      <path class="f-corn i" d="M6.5 9.5V4.5L4 6.5 6.5 1.5 9 6.5" />
    </>
  ),
  "god-card": (
    <>
      <rect class="f-corn i" x="4" y="2.5" width="16" height="19" rx="3" />
      <circle class="f-cinnabar i" cx="12" cy="12" r="4" />
      <path
        class="i n"
        d="M12 5v2M12 17v2M6.5 12h1.2M16.3 12h1.2M8.2 8.2l.8.8M15 15l.8.8M15.8 8.2l-.8.8M9 15l-.8.8"
      />
    </>
  ),
  reinforcement: (
    <>
      <circle class="f-cacao i" cx="9" cy="7.5" r="3.6" />
      <path class="f-cinnabar i" d="M2.5 21c0-6 2.5-9 6.5-9s6.5 3 6.5 9Z" />
      <path class="f-jade i" d="M17 3h3v3.5h3v3h-3V13h-3V9.5h-3v-3h3Z" />
    </>
  ),
  regroup: (
    <>
      <path class="f-jade i" d="M3 10c1-4.5 5-7 9-7 2.5 0 4.5 1 6 2.5L20 3.5v7h-7l2-2c-2-2-6-2-8 2Z" />
      <path class="f-corn i" d="M21 14c-1 4.5-5 7-9 7-2.5 0-4.5-1-6-2.5l-2 2v-7h7l-2 2c2 2 6 2 8-2Z" />
    </>
  ),
  land: (
    <>
      <path class="f-jade i" d="M2 21c1-8 4-9 5-15 5 1 6 5 7 9 2-3 4-4 6-3 1 3 2 6 2 9Z" />
      <path
        class="f-plaster i"
        d="M8.5 17.5c-1.7 0-2.2-3.7-.5-4.5s3 1.2 2.5 3c-.2 1-.8 1.5-2 1.5ZM15 19.5c-1.7 0-2-3-.4-3.6s2.6 1.2 2.2 2.6c-.2.7-.8 1-1.8 1Z"
      />
    </>
  ),
  water: (
    <>
      <path class="f-cacao i" d="M1.5 9C4 11 8 12 12 12s8-1 10.5-3c-.5 5-3.5 8-7 8h-7c-3.5 0-6.5-3-7-8Z" />
      <path class="i blue n" d="M2 20q2.5-2.5 5 0t5 0 5 0 5 0" />
      <path class="i n o" d="M13 3.5 9.5 12" />
    </>
  ),
  recruit: (
    <>
      <g transform="translate(-1.5 2) scale(.86)">{eagle}</g>
      <path class="f-jade i" d="M17.5 1h2.8v3h3v2.8h-3v3h-2.8v-3h-3V4h3Z" />
    </>
  ),
  "move-hero": (
    <>
      <g transform="translate(-1.5 2) scale(.86)">{puma}</g>
      <path class="f-corn i" d="m17 2 6 4.5-6 4.5V8.3h-3.5V4.7H17Z" />
    </>
  ),
  gear: (
    <>
      <path
        class="f-ash i"
        d="M10 2h4l.6 3 2.5 1 2.6-1.6 2.8 2.8L21 9.8l1 2.5-.2 1.7-1.3 1 .5 2.8-2.8 2.8L15.6 19l-1.6 3h-4l-.6-3-2.5-1-2.6 1.6-2.8-2.8L3 14.2 2 12l.3-2.2L3 9.8 1.5 7.2l2.8-2.8L7 6l2.4-1Z"
      />
      <circle class="f-plaster i" cx="12" cy="12" r="3.6" />
    </>
  ),
  hit: (
    <path
      class="f-cinnabar i"
      d="M12 1.5 14.2 8l6-3-3 6 6 1-6 2.5 3 5.5-6-2.5L12 22.5 9.8 17l-6 2.5 3-5.5L1 12l5.8-1-3-6 6 3Z"
    />
  ),
  heart: (
    <path
      class="f-cinnabar i"
      d="M12 21C4 15.5 2 11.5 2.5 8 3 4.5 7.5 3 10.3 5.3L12 7l1.7-1.7C16.5 3 21 4.5 21.5 8c.5 3.5-1.5 7.5-9.5 13Z"
    />
  ),
  "heart-lost": (
    <path
      class="ghost-heart i n"
      d="M12 21C4 15.5 2 11.5 2.5 8 3 4.5 7.5 3 10.3 5.3L12 7l1.7-1.7C16.5 3 21 4.5 21.5 8c.5 3.5-1.5 7.5-9.5 13Z"
    />
  ),
  eye: (
    <>
      <path
        class="f-plaster i"
        d="M1.5 12C5 6.5 8.5 4.5 12 4.5s7 2 10.5 7.5c-3.5 5.5-7 7.5-10.5 7.5S5 17.5 1.5 12Z"
      />
      <circle class="f-blue i" cx="12" cy="12" r="4" />
      <circle class="k" cx="12" cy="12" r="1.7" />
    </>
  ),
  dice: (
    <>
      <rect class="f-plaster i" x="3" y="3" width="18" height="18" rx="4.5" />
      <circle class="k" cx="8" cy="8" r="1.8" />
      <circle class="k" cx="16" cy="16" r="1.8" />
      <circle class="k" cx="12" cy="12" r="1.8" />
    </>
  ),
  a: eagle,
  b: owl,
  c: puma,
  "gem-yellow": gem("f-corn"),
  "gem-green": gem("f-jade"),
  "gem-white": gem("f-white"),
  "gem-red": gem("f-cinnabar"),
  "gem-blue": gem("f-blue"),
  camp: (
    <>
      <path class="f-cinnabar i" d="M12 4 22 20H2Z" />
      <path class="f-plaster i" d="M12 9.5 16 20H8Z" />
      <path class="i n" d="M12 4V1.5" />
    </>
  ),
  village: (
    <>
      <path class="f-plaster i" d="M4.5 11h15v10h-15Z" />
      <path class="f-corn i" d="M1.5 12 12 3l10.5 9-3 1H4.5Z" />
      <path class="k" d="M10 15h4v6h-4Z" />
    </>
  ),
  temple: (
    <>
      <path class="f-plaster i" d="M2 21v-4.5h3.5V12.5H9V8h6v4.5h3.5v4H22V21Z" />
      <path class="f-cinnabar i" d="M7.5 8 9 4h6l1.5 4Z" />
      <path class="i n" d="M10.5 12.5V21M13.5 12.5V21" />
    </>
  ),
  mine: (
    <>
      <path class="f-ash i" d="M1.5 21 5 10l4.5-5.5 6 1L20 11l2.5 10Z" />
      <path class="f-obsidian i" d="M7.5 21v-5c0-3 2-4.5 4.5-4.5s4.5 1.5 4.5 4.5v5Z" />
    </>
  ),
  ruin: (
    <>
      <path class="f-ash i" d="M2 21V17h20v4ZM4 17V8l3-1.5V17ZM10.5 17v-7l3 2v5ZM17 17V4l3.5 1.5V17Z" />
      <path class="f-jade i" d="M3 8.5c1-2 3.5-2 4.5-.5M16.5 5c1-2 4-1.5 4.5 1" />
    </>
  ),
  points: (
    <>
      <path class="f-cinnabar i" d="M12 2 22 12 12 22 2 12Z" />
      <path class="f-plaster i" d="M12 7 17 12 12 17 7 12Z" />
    </>
  ),
  tick: <path class="w mid n" d="M5 12.5 10 17.5 19 7" />,
  sun: (
    <>
      <path
        class="f-cinnabar i"
        d="M12 0 14 5 18 2.5 17.5 7.3 22.5 7 19.5 11 24 12.5l-4.5 2 2.5 4-5-.7.5 5-4-3L12 24l-2-4.2-4 3 .5-5-5 .7 2.5-4L0 12.5 4.5 11l-3-4 5 .3L6 2.5 10 5Z"
      />
      <circle class="f-corn i" cx="12" cy="12.2" r="6" />
    </>
  ),
  moon: (
    <>
      <path class="f-plaster i" d="M16 2C9 2 4 6.5 4 12s5 10 12 10c-4-2-6-6-6-10s2-8 6-10Z" />
      <path class="f-corn i" d="m18.5 8 1 2.5 2.5.3-2 1.7.6 2.5-2.1-1.4-2.1 1.4.6-2.5-2-1.7 2.5-.3Z" />
    </>
  ),
} satisfies Record<string, JSX.Element>;

export type SignName = keyof typeof SIGNS;

export function isSign(name: string): name is SignName {
  return name in SIGNS;
}

interface Props {
  name: SignName;
  size?: number;
  x?: number;
  y?: number;
}

/** A sign centred on a point of a board. */
export function Sign({ name, size = 20, x = 0, y = 0 }: Props) {
  return (
    <svg
      class="glyph"
      viewBox="0 0 24 24"
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      aria-hidden="true"
    >
      {SIGNS[name]}
    </svg>
  );
}

/** A sign in a line of text. */
export function TextSign({ name, size = 18 }: { name: SignName; size?: number }) {
  return (
    <svg class="glyph ci-sign" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {SIGNS[name]}
    </svg>
  );
}
