/** Draws mountains: ridges on borders, impassable ranges, and the volcanoes among them. */
import { outline, type Point, ringsOf } from "../geometry";
import { MAP_HEIGHT } from "./shapes";

interface Hill extends Point {
  size: number;
}

const ROW = 19;
const COLUMN = 31;
/** The height of a hill whose size is 1. */
const HIGHEST = 18;

/** A pseudo-random number from 0 to 1 that is always the same for the same point. */
function chanceAt(x: number, y: number): number {
  const n = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return n - Math.floor(n);
}

/** Whether a point is inside a ring. The test counts how often a ray to the right crosses the ring. */
export function isInside({ x, y }: Point, ring: readonly Point[]): boolean {
  let inside = false;
  ring.forEach((from, i) => {
    const to = ring[(i + 1) % ring.length]!;
    if (from.y > y !== to.y > y && x < from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y))
      inside = !inside;
  });
  return inside;
}

/** Rows of hills that fill a ring; near the edge of the map they are lower and stay within it. */
function filled(ring: readonly Point[]): Hill[] {
  const xs = ring.map(({ x }) => x);
  const ys = ring.map(({ y }) => y);
  const found: Hill[] = [];
  for (let row = 0, y = Math.min(...ys); y < Math.max(...ys) + ROW; row++, y += ROW)
    for (let x = Math.min(...xs) + (row % 2) * (COLUMN / 2); x < Math.max(...xs); x += COLUMN) {
      const at = { x: x + 6 * (chanceAt(x, y) - 0.5), y };
      const size = Math.min(1.2 + 0.7 * chanceAt(y, x), y / HIGHEST);
      if (y < MAP_HEIGHT && isInside({ x: at.x, y: y - 4 }, ring)) found.push({ ...at, size });
    }
  return found;
}

const RANGES: Hill[] = ringsOf("M").flatMap(filled);

const VOLCANOES: readonly [x: number, y: number, size: number, smokes: boolean][] = [
  [520, 62, 1.1, false],
  [652, 96, 0.9, false],
  [40, 118, 0.9, false],
  [90, 300, 1, false],
  [242, 236, 0.75, false],
  [576, 334, 1.15, false],
  [36, 572, 0.9, false],
  [580, 612, 1.2, true],
];

/** Draws the impassable ranges, from back to front. */
export function Mountains() {
  const all = [
    ...RANGES.map((hill) => ({ y: hill.y, drawn: <HillSign key={`${hill.x} ${hill.y}`} hill={hill} /> })),
    ...VOLCANOES.map(([x, y, size, smokes]) => ({
      y: y + 8,
      drawn: <Volcano key={`${x} ${y}`} x={x} y={y} size={size} smokes={smokes} />,
    })),
  ].sort((a, b) => a.y - b.y);
  return (
    <g class="mountains">
      <path class="massif" d={outline("M")} />
      {all.map(({ drawn }) => drawn)}
    </g>
  );
}

/** A ridge on a border: overlapping hills, alternately larger and smaller. */
export function Ridge({ at }: { at: readonly Point[] }) {
  const hills = at.map((point, i) => ({ ...point, y: point.y + 7, size: i % 2 ? 0.7 : 1 }));
  return (
    <g class="ridge">
      {hills
        .sort((a, b) => a.y - b.y)
        .map((hill) => (
          <HillSign key={`${hill.x} ${hill.y}`} hill={hill} />
        ))}
    </g>
  );
}

/** A hill with its shaded side. */
function HillSign({ hill: { x, y, size } }: { hill: Hill }) {
  const bright = chanceAt(x, y) > 0.5;
  return (
    <g
      class={bright ? "hill bright" : "hill"}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(2)})`}
    >
      <path class="hill-side" d="M-15 1C-11-2-8-9-5-14-3-18 1-19 3-16 7-10 11-2 15 1Z" />
      <path class="hill-shade" d="M0-18Q2-18.4 3-16C7-10 11-2 15 1H6C3-2 5-6 2-9 3-13 2-16 0-18Z" />
    </g>
  );
}

export function Volcano({ x, y, size, smokes }: Hill & { smokes: boolean }) {
  return (
    <g class="volcano" transform={`translate(${x} ${y}) scale(${size})`}>
      {smokes && <path class="volcano-smoke" d="M2-45C-6-52 6-56 0-63S10-70 8-76M7-46C14-50 10-57 16-61" />}
      <path class="volcano-side" d="M-34 0C-20-6-13-30-7-40L-2-37 3-42 8-39C14-28 20-6 34 0Z" />
      <path class="volcano-shade" d="M6-39C14-28 20-6 34 0H14C10-10 12-26 6-39Z" />
      <path class="volcano-snow" d="M-7-40-2-37 3-42 8-39 14-27 10-29 7-23 3-28-1-22-5-28-9-24-13-27Z" />
    </g>
  );
}
