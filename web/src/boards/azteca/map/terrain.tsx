/** Draws the terrain on the borders between places: ridges, swamp, gardens, shores, fords and dikes. */
import { type AztecaBox, bordersOf, pairOf, type Terrain } from "../components";
import { along, type Point, path, pointsOf } from "../geometry";
import { Ridge } from "./hills";
import { LINES } from "./shapes";
import { isLake, Reeds } from "./water";

/** Border lines across water; they are drawn only if the components contain such a border. */
export const FORDS: Readonly<Record<string, string>> = {
  "2 5": "394 99 380 132 368 164 354 196",
  "20 5": "362 214 388 194 418 172",
  "10 17": "428 486 454 470 482 446",
  "11 26": "214 561 204 590 200 622",
  "12 26": "310 544 328 556 346 572",
};
/** The two areas beside a channel between lakes, if the components connect these lakes. */
export const CHANNELS: Readonly<Record<string, readonly [string, string]>> = {
  "S5 S6": ["10", "26"],
  "S6 S7": ["10", "12"],
};
/** Maps the area at the end of each dike to the line of the dike. */
export const DIKES: Readonly<Record<string, string>> = {
  "7": "270 348 270 319",
  "8": "210 391 169 388",
  "10": "320 437 344 470",
};

export function lineBetween(a: string, b: string): Point[] {
  const found = LINES.find(([one, other]) => pairOf(one, other) === pairOf(a, b));
  return found ? pointsOf(found[2]) : [];
}

/** Draws everything that never changes: mountains and borders. */
export function Terrains({ box }: { box: AztecaBox }) {
  const borders = bordersOf(box);
  return (
    <g class="terrains">
      {LINES.map(([a, b, line], i) => (
        <Border key={i} a={a} b={b} points={pointsOf(line)} terrain={borders.get(pairOf(a, b))} />
      ))}
      {Object.entries(CHANNELS)
        .filter(([lakes]) => borders.has(lakes))
        .map(([lakes, [a, b]]) => (
          <path key={lakes} class="channel" d={path(lineBetween(a, b))} />
        ))}
      {Object.entries(FORDS).map(([pair, line]) => {
        const terrain = borders.get(pair);
        return terrain && <Crossing key={pair} points={pointsOf(line)} terrain={terrain} />;
      })}
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
  const water = [a, b].filter(isLake).length;
  if ([a, b].some((one) => one === "" || one === "M")) return null;
  if (water === 2) return <path class="between-lakes" d={d} />;
  if (water === 1) return <path class={terrain ? "shore" : "shore steep"} d={d} />;
  if (terrain === undefined) return <path class="cliff" d={d} />;
  if (terrain === "plain") return <path class="plain-border" d={d} />;
  if (terrain === "mountain") return <Ridge at={along(points, 18)} />;
  return (
    <>
      <path class={`ground-of ${terrain}`} d={d} />
      {along(points, 15).map((at, i) => (
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
  if (terrain === "chinampas")
    return (
      <g class="garden" transform={`${place} rotate(${at.angle.toFixed(0)})`}>
        <path class="garden-bed" d="M-5.4-8H5.4V8H-5.4Z" />
        <path class="garden-row" d="M-5-3.4H5M-5 3.4H5" />
        <path class="garden-plants" d="M-3-6V-5M2-6V-5M-3 0V1M2 0V1M-3 5.4V6M2 5.4V6" />
      </g>
    );
  return <Reeds at={at} size={big ? 0.95 : 0.75} />;
}
