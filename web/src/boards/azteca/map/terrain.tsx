/** What lies between places: ridges, swamp, gardens, shores, fords and dikes, drawn on the border itself. */
import { type AztecaBox, bordersOf, pairOf, type Terrain } from "../components";
import { along, outline, type Point, path, pointsOf } from "../geometry";
import { LINES } from "./shapes";

/** Borders between places that do not touch, across water: where they run. */
export const FORDS: Readonly<Record<string, string>> = {
  "2 5": "394 99 380 132 368 164 354 196",
  "20 5": "362 214 388 194 418 172",
  "10 17": "428 486 454 470 482 446",
  "11 26": "214 561 204 590 200 622",
  "12 26": "310 544 328 556 346 572",
};
/** Lakes that are joined by a channel between two areas. */
export const CHANNELS: Readonly<Record<string, readonly [string, string]>> = {
  "S5 S6": ["10", "26"],
  "S6 S7": ["10", "12"],
};
/** Dikes from Tenochtitlan, by the area to which they lead. */
export const DIKES: Readonly<Record<string, string>> = {
  "7": "272 352 272 319",
  "8": "228 392 168 388",
  "10": "311 436 340 470",
};

export function lineBetween(a: string, b: string): Point[] {
  const found = LINES.find(([one, other]) => pairOf(one, other) === pairOf(a, b));
  return found ? pointsOf(found[2]) : [];
}

/** All that never changes: mountains and borders. */
export function Terrains({ box }: { box: AztecaBox }) {
  const borders = bordersOf(box);
  return (
    <g class="terrains">
      {LINES.map(([a, b, line], i) => (
        <Border key={i} a={a} b={b} points={pointsOf(line)} terrain={borders.get(pairOf(a, b))} />
      ))}
      {Object.values(CHANNELS).map(([a, b]) => (
        <path key={`${a} ${b}`} class="channel" d={path(lineBetween(a, b))} />
      ))}
      {Object.entries(FORDS).map(([pair, line]) => (
        <Crossing key={pair} points={pointsOf(line)} terrain={borders.get(pair) ?? "swamp"} />
      ))}
    </g>
  );
}

function Border({
  a,
  b,
  points,
  terrain,
}: {
  a: string;
  b: string;
  points: Point[];
  terrain: Terrain | undefined;
}) {
  const d = path(points);
  const water = [a, b].filter((one) => one.startsWith("S")).length;
  if (a === "" || b === "") return null;
  if (water === 2) return <path class="between-lakes" d={d} />;
  if (water === 1) return <path class={terrain ? "shore" : "shore steep"} d={d} />;
  if (terrain === undefined) return <path class="cliff" d={d} />;
  if (terrain === "plain") return <path class="plain-border" d={d} />;
  return (
    <>
      <path class={`ground-of ${terrain}`} d={d} />
      {along(points, terrain === "mountain" ? 17 : 15).map((at, i) => (
        <Mark key={i} terrain={terrain} at={at} big={i % 2 === 0} />
      ))}
    </>
  );
}

function Crossing({ points, terrain }: { points: Point[]; terrain: Terrain }) {
  return (
    <g class="crossing">
      <path class={`ground-of ${terrain}`} d={path(points)} />
      {along(points, 13).map((at, i) => (
        <Mark key={i} terrain={terrain} at={at} big={i % 2 === 0} />
      ))}
    </g>
  );
}

function Mark({ terrain, at, big }: { terrain: Terrain; at: Point & { angle: number }; big: boolean }) {
  const place = `translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`;
  if (terrain === "mountain")
    return (
      <g class="peak" transform={`${place} scale(${big ? 1 : 0.78})`}>
        <path class="peak-rock" d="M-11 6 -1-10 11 6Z" />
        <path class="peak-snow" d="M-4.6-4-1-10 3-4 0-5.6Z" />
      </g>
    );
  if (terrain === "chinampas")
    return (
      <g class="garden" transform={`${place} rotate(${at.angle.toFixed(0)})`}>
        <path class="garden-bed" d="M-5-7H5V7H-5Z" />
        <path class="garden-row" d="M-5-2.4H5M-5 2.4H5" />
      </g>
    );
  return <path class="reeds" transform={place} d="M-5 5-7-4M-1 5V-7M3 5 6-4M-8 5H7" />;
}

const PEAKS: readonly [number, number, number][] = [
  [30, 96, 1.1],
  [58, 108, 0.9],
  [84, 222, 1],
  [78, 262, 1.3],
  [86, 304, 1],
  [240, 216, 1.3],
  [506, 34, 1.5],
  [540, 22, 1.1],
  [498, 66, 0.9],
  [650, 54, 1.1],
  [644, 104, 1],
  [578, 306, 1.6],
  [572, 336, 1.1],
  [30, 560, 1.2],
  [58, 552, 0.9],
  [574, 586, 1.3],
  [582, 612, 1],
  [600, 718, 1.3],
  [566, 726, 1],
  [640, 722, 1.1],
  [372, 14, 0.8],
];

/** Mountains that nobody crosses. */
export function Mountains() {
  return (
    <g class="mountains">
      <path class="massif" d={outline("M")} />
      {PEAKS.map(([x, y, size], i) => (
        <g key={i} class="peak" transform={`translate(${x} ${y}) scale(${size})`}>
          <path class="peak-rock" d="M-14 9-1-12 14 9Z" />
          <path class="peak-snow" d="M-5.5-5-1-12 4-5 1-7.4-2-4Z" />
        </g>
      ))}
    </g>
  );
}
