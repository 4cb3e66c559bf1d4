/** Draws the lakes with shallows along the shores, waves and reeds. */
import { outline, type Point, path, pointsOf } from "../geometry";
import { LAKES } from "../names";
import { LINES } from "./shapes";

export const isLake = (place: string) => (LAKES as readonly string[]).includes(place);

/** All lines between water and land. */
const SHORES = LINES.filter(([a, b]) => isLake(a) !== isLake(b))
  .map(([, , line]) => path(pointsOf(line)))
  .join("");

const WAVES: readonly (readonly [x: number, y: number])[] = [
  [306, 84],
  [352, 100],
  [392, 112],
  [318, 156],
  [404, 136],
  [376, 206],
  [420, 214],
  [352, 302],
  [428, 318],
  [410, 408],
  [446, 440],
  [424, 362],
  [196, 400],
  [206, 462],
  [344, 446],
  [226, 340],
  [346, 332],
  [208, 592],
  [252, 606],
  [322, 574],
  [440, 582],
  [456, 616],
];

const REEDS: readonly (readonly [x: number, y: number])[] = [
  [284, 92],
  [280, 128],
  [410, 106],
  [346, 214],
  [186, 372],
  [182, 436],
  [296, 326],
  [452, 372],
  [470, 430],
  [178, 586],
  [318, 626],
  [424, 616],
];

/** Drawings in the water, below ships and names; they ignore presses. */
export function Water() {
  return (
    <g class="water">
      <clipPath id="azteca-lakes">
        {LAKES.map((lake) => (
          <path key={lake} d={outline(lake)} clip-rule="evenodd" />
        ))}
      </clipPath>
      <g clip-path="url(#azteca-lakes)">
        <path class="depth-line" d={SHORES} />
        <path class="shallows" d={SHORES} />
      </g>
      {WAVES.map(([x, y]) => (
        <path key={`${x} ${y}`} class="wave" transform={`translate(${x} ${y})`} d="M-10 0q5-5 10 0t10 0" />
      ))}
      {REEDS.map(([x, y]) => (
        <Reeds key={`${x} ${y}`} at={{ x, y }} />
      ))}
    </g>
  );
}

/** A tuft of reeds with its cattails. */
export function Reeds({ at, size = 1 }: { at: Point; size?: number }) {
  return (
    <g class="reeds" transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) scale(${size})`}>
      <path class="reed-leaves" d="M-1 6Q-6 0-8-5M0 6V-9M1 6Q5 1 8-4M-8 6H8" />
      <path class="reed-heads" d="M0-9V-5M-8-5-7-2M8-4 7-1" />
    </g>
  );
}
