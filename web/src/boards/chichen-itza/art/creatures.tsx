/**
 * The seven creatures as standees in a square of 48. Each creature has its own outline and can be recognised
 * without colour. */
import type { JSX } from "preact";
import type { Creature } from "../view";

const snake = (
  <>
    <path
      class="f-jade i"
      d="M6 39c0-5 5-7 12-7s12-1 12-4-5-3.5-10-4.5C12 22 9 18 10 13 11 7 17 4 24 4c8 0 13 4 13 9 0 4-4 6-8 6-3 0-5-1-5-1-3 0-4-1.5-4-3-3 1-3 4 1 5 8 2 18 2.5 18 10.5 0 8-9 9.5-17 9.5Z"
    />
    <path class="f-corn i" d="M15 32.6l3 3.6 3-4M24 31.5l3 4 3-6M25 24.5l1 4 4-2" />
    <circle class="f-plaster i" cx="29" cy="10.5" r="2.6" />
    <circle class="k" cx="29.6" cy="10.5" r="1.2" />
    <path class="red n" d="M36.5 13.5h5l3-2.5M41.5 13.5l3 2.5" />
  </>
);
const monkey = (
  <>
    <path class="tail n" d="M33 34c9 1 11-6 8-10-2.5-3-7-1-5.5 2" />
    <path class="f-cacao i" d="M14 40c-1-9 1-14 10-14s11 5 10 14Z" />
    <circle class="f-cacao i" cx="11" cy="15" r="5" />
    <circle class="f-cacao i" cx="37" cy="15" r="5" />
    <circle class="f-amate i" cx="11" cy="15" r="2.2" />
    <circle class="f-amate i" cx="37" cy="15" r="2.2" />
    <path class="f-cacao i" d="M24 3c8 0 13 5 13 12s-5 13-13 13-13-6-13-13S16 3 24 3Z" />
    <path
      class="f-amate i"
      d="M24 11c3-3.5 9-2 9 3 0 2.5-1.5 3.5-1 6 .6 4-3.5 6.5-8 6.5s-8.6-2.5-8-6.5c.5-2.5-1-3.5-1-6 0-5 6-6.5 9-3Z"
    />
    <circle class="k" cx="19.5" cy="14.5" r="1.8" />
    <circle class="k" cx="28.5" cy="14.5" r="1.8" />
    <path class="i n" d="M19 22c3 2 7 2 10 0M23 18.5h.5M25 18.5h.5" />
  </>
);
const jaguar = (
  <>
    <path
      class="f-corn i"
      d="M8 6c5-1 8 1 10 4h12c2-3 5-5 10-4 1 5 0 8-2 11 2 9-2 22-14 23C12 39 8 26 10 17 8 14 7 11 8 6Z"
    />
    <path
      class="f-cinnabar i"
      d="M11.5 9c2 0 3.5 1 4.5 2.5l-3 3c-1-1.5-1.8-3.5-1.5-5.5ZM36.5 9c-2 0-3.5 1-4.5 2.5l3 3c1-1.5 1.8-3.5 1.5-5.5Z"
    />
    <path class="f-plaster i" d="M15 28c2-4 5-5 9-5s7 1 9 5c0 6-4 9-9 9s-9-3-9-9Z" />
    <path class="k" d="M20 23.5h8L24 28Z" />
    <path class="i n" d="M24 28v4M18.5 31c2 2 4 2 5.5 1 1.5 1 3.5 1 5.5-1M19 35l1-3M29 35l-1-3" />
    <path
      class="f-jade i"
      d="M14 18.5c2-2 5-2 6.5.5-2 1.5-5 1.5-6.5-.5ZM34 18.5c-2-2-5-2-6.5.5 2 1.5 5 1.5 6.5-.5Z"
    />
    <path
      class="k"
      d="M22 12.5h4l-2 3ZM19 11l1.5 2.5L18 14ZM29 11l-1.5 2.5L30 14ZM11 22l2.5 1-2 2ZM37 22l-2.5 1 2 2ZM12 28l2 .5-1 2ZM36 28l-2 .5 1 2Z"
    />
  </>
);
const triceratops = (
  <>
    <path
      class="f-cochineal i"
      d="M6 22C3 12 7 5 12 7c1-4 6-5 8-2 2-3 6-3 8 0 2-3 7-2 8 2 5-2 9 5 6 15-2 4-4 6-7 7H13c-3-1-5-3-7-7Z"
    />
    <path class="f-ash i" d="M12 20c3-4 7-6 12-6s9 2 12 6l-3 11c-2 5-5 9-9 9s-7-4-9-9Z" />
    <path
      class="f-plaster i"
      d="M13 19C10 13 9 9 10 4c4 4 7 8 8 13ZM35 19c3-6 4-10 3-15-4 4-7 8-8 13ZM24 31l-3-1.5c0-4 1-7 3-10 2 3 3 6 3 10Z"
    />
    <circle class="k" cx="17.5" cy="24.5" r="1.8" />
    <circle class="k" cx="30.5" cy="24.5" r="1.8" />
    <path class="i n" d="M20 37c2.5 1.5 5.5 1.5 8 0" />
  </>
);
const caiman = (
  <>
    <path
      class="f-green-deep i"
      d="M2 29c4-3 11-4 16-6 2-7 6-11 11-9 3-2 6 0 6 3 5 1 9 5 11 11l-5-2c2 4 2 8 1 13H28l2-4c-6 2-12 2-18 2C7 37 3 35 2 29Z"
    />
    <path class="f-plaster i" d="M4 31.5 6.5 36 9 32l3 4 2.5-4 3 4 2.5-4 3 3 2-3.5" />
    <circle class="f-corn i" cx="27" cy="17.5" r="3.2" />
    <path class="k" d="M26.3 15.3h1.4v4.4h-1.4Z" />
    <path class="i n" d="M34 19l2-4 1.5 5.5 2.5-3 .5 6M8 28h.6M11 27.2h.6" />
  </>
);
const shaman = (
  <>
    <path
      class="f-jade i"
      d="M24 1c3 4 3 7 2 10h-4c-1-3-1-6 2-10ZM15 3c4 2 6 5 6 9l-4 1c-2-3-3-6-2-10ZM33 3c-4 2-6 5-6 9l4 1c2-3 3-6 2-10ZM8 9c4 0 7 2 8 5l-3 3c-3-2-5-4-5-8ZM40 9c-4 0-7 2-8 5l3 3c3-2 5-4 5-8Z"
    />
    <path class="f-corn i" d="M12 14h24v5H12Z" />
    <path class="f-plaster i" d="M13 19h22v8c0 6-5 9-11 9s-11-3-11-9Z" />
    <path
      class="f-cochineal i"
      d="M13 19h22v3.5H13ZM14 30l4-2 1 5c-3-.5-4.5-1.5-5-3ZM34 30l-4-2-1 5c3-.5 4.5-1.5 5-3Z"
    />
    <path class="f-cochineal i" d="M9 41c1-4 5-6 9-6.5 2 2.5 10 2.5 12 0 4 .5 8 2.5 9 6.5Z" />
    <path class="k" d="M16.5 24.5h5v2.5h-5ZM26.5 24.5h5v2.5h-5ZM20.5 30.5h7v2.5h-7Z" />
  </>
);
const kukulkan = (
  <>
    <path
      class="f-cinnabar i"
      d="M4 20C2 12 6 6 12 5c-1 3 0 5 2 7C13 5 18 1 25 1c-2 3-2 6 0 9 2-5 7-8 13-6-3 2-4 5-3 8l-8 8-15 6C7 26 5 23 4 20Z"
    />
    <path
      class="f-jade i"
      d="M7 26C3 31 4 37 9 41h25c5-4 5-10 0-12l-6-2c4-1 12-2 16-6 2-2 1-6-2-7-6-2-12-1-18 2-8 4-13 5-17 10Z"
    />
    <path class="f-corn i" d="M22 27c5-.5 9-1 12-3 3-1.5 7-1 9.5-2.5-2 3-6 5-10 5.5-3 .5-6 .5-9 2Z" />
    <circle class="f-plaster i" cx="29.5" cy="18.5" r="3" />
    <circle class="k" cx="30" cy="18.5" r="1.4" />
    <path class="f-plaster i" d="m40 21.5 1 3.5 2-3.5ZM35 23.5l.5 3 2-3Z" />
    <path class="f-corn i" d="M10 36h4v5h-5ZM19 35h5v6h-5ZM29 35h5l-1 6h-4Z" />
  </>
);

export const CREATURE_ART: Record<Creature, JSX.Element> = {
  snake,
  monkey,
  jaguar,
  triceratops,
  caiman,
  shaman,
  kukulkan,
};

/** A creature without its stand, centred on a point, for a row of creatures. */
export function CreatureHead({
  creature,
  size,
  x = 0,
  y = 0,
}: {
  creature: Creature;
  size: number;
  x?: number;
  y?: number;
}) {
  return (
    <svg
      class="glyph creature-art"
      viewBox="0 0 48 46"
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      aria-hidden="true"
    >
      {CREATURE_ART[creature]}
    </svg>
  );
}

/** A cardboard creature on its stand; the point is the middle of the stand's front edge. */
export function Standee({
  creature,
  size,
  x = 0,
  y = 0,
}: {
  creature: Creature;
  size: number;
  x?: number;
  y?: number;
}) {
  return (
    <g class="standee" transform={`translate(${x} ${y})`}>
      <ellipse class="standee-shadow" cy={-size * 0.1} rx={size * 0.46} ry={size * 0.1} />
      <svg
        class="creature-cut"
        viewBox="0 0 48 46"
        x={-size / 2}
        y={-size * 1.05}
        width={size}
        height={size}
        aria-hidden="true"
      >
        {CREATURE_ART[creature]}
      </svg>
      <CreatureHead creature={creature} size={size} y={-size * 0.55} />
      <rect
        class="standee-foot"
        x={-size * 0.3}
        y={-size * 0.19}
        width={size * 0.6}
        height={size * 0.13}
        rx={size * 0.06}
      />
    </g>
  );
}
