/**
 * Drawings of the two gods, the feathered serpent and the smoking mirror, and of the jaws at the foot of the
 * stair.
 */
import type { Point } from "../geometry";

/** The head of the feathered serpent, about 40 units wide. */
export function Serpent({ x, y }: Point) {
  return (
    <g class="serpent" transform={`translate(${x} ${y})`}>
      <path
        class="plume long"
        d="M-6-8C-20-26-34-20-30-14-40-12-38-4-30-3-38 4-32 12-26 8-30 18-14 18-6 10Z"
      />
      <path class="plume" d="M-6-7C-14-18-24-14-21-9-29-7-27 0-21 0-27 6-18 10-6 8Z" />
      <path
        class="serpent-head"
        d="M-9-10C-4-16 6-15 10-12 18-14 27-9 29-2L22 1 14 1 28 6C24 14 12 16 4 14H-8C-14 6-13-4-9-10Z"
      />
      <path class="serpent-jaw" d="M13 1 16 6 18 1.6 21 6 22 1M15 10 17 5.4 19 9" />
      <path class="serpent-tongue" d="M24 5Q31 6 33 12M31 8 37 8" />
      <path class="serpent-brow" d="M0-8Q5-13 11-8" />
      <circle class="serpent-eye" cx={5} cy={-4} r={4} />
      <circle class="serpent-pupil" cx={6} cy={-4} r={1.7} />
      <path class="serpent-scale" d="M-7-4q3 3 0 6M-3 2q3 3 0 6M20-6h3" />
    </g>
  );
}

const TURN = 36;

/** The serpent's body, which winds down from the head with the given number of turns. */
export function SerpentBody({ turns }: { turns: number }) {
  const d = `M0 4${Array.from({ length: turns }, (_, i) => {
    const side = i % 2 ? -15 : 15;
    return `C${side} ${4 + i * TURN + 10} ${side} ${4 + i * TURN + TURN - 10} 0 ${4 + (i + 1) * TURN}`;
  }).join("")}`;
  return (
    <g class="serpent-body">
      <path class="body-feathers" d={d} />
      <path class="body-contour" d={d} />
      <path class="body-skin" d={d} />
      <path class="body-belly" d={d} />
    </g>
  );
}

/**
 * The smoking mirror: a dark face with yellow bands under a crown of feathers. It measures about 52 by 64,
 * with its foot at the origin.
 */
export function Mirror({ x, y }: Point) {
  return (
    <g class="mirror" transform={`translate(${x} ${y})`}>
      <path class="smoke" d="M12-44C20-50 10-56 17-62S12-72 18-77M17-44C26-47 22-54 28-57" />
      <path class="crown" d="M-17-30-26-42-16-40-20-54-9-46-6-60 0-47 8-58 9-45 18-50 15-39 25-40 17-30Z" />
      <path class="crown-band" d="M-17-30H17V-36H-17Z" />
      <path class="mirror-head" d="M-16-31H16V-10Q14 0 0 0T-16-10Z" />
      <path class="mirror-band" d="M-16-29H16V-24H-16ZM-16-17H16V-12H-16Z" />
      <path class="mirror-ear" d="M-16-22A4.4 4.4 0 1 0-16-13.4ZM16-22A4.4 4.4 0 1 1 16-13.4Z" />
      <circle class="mirror-eye" cx={-7} cy={-20} r={3.6} />
      <circle class="mirror-eye" cx={7} cy={-20} r={3.6} />
      <circle class="mirror-pupil" cx={-6.4} cy={-19.6} r={1.5} />
      <circle class="mirror-pupil" cx={6.4} cy={-19.6} r={1.5} />
      <path class="mirror-nose" d="M0-18 3-12H-3Z" />
      <path class="mirror-teeth" d="M-8-9H8V-5Q0-2-8-5ZM-4-9V-4M0-9V-3.4M4-9V-4" />
      <circle class="mirror-disc" cx={14} cy={-38} r={7} />
      <path class="mirror-shine" d="M10.6-40Q12-43.4 16-43" />
    </g>
  );
}

/** The jaws of the earth at the foot of the stair, open at the top and full of fire; about 84 units wide. */
export function Hell({ x, y }: Point) {
  return (
    <g class="hell" transform={`translate(${x} ${y}) scale(0.92)`}>
      <path
        class="hell-fire"
        d="M-30-8Q-34-34-20-46-18-36-12-40-12-56 0-64-2-50 6-44 14-50 12-58 26-44 22-28 32-32 30-8Z"
      />
      <path class="hell-flame" d="M-18-8Q-20-24-10-32-9-24-3-28 0-36 4-42 5-30 10-26 18-24 18-8Z" />
      <path
        class="hell-jaw"
        d="M-46 4V-12Q-46-30-32-34L-30-22-24-14-18-20-13-10-7-17-1-9 6-17 12-10 18-20 24-14 30-22 32-34Q46-30 46-12V4Z"
      />
      <path
        class="hell-teeth"
        d="M-32-34-30-22-24-14-18-20-13-10-7-17-1-9 6-17 12-10 18-20 24-14 30-22 32-34 26-26 23-34 20-27"
      />
      <circle class="hell-eye" cx={-37} cy={-14} r={4} />
      <circle class="hell-eye" cx={37} cy={-14} r={4} />
      <path class="hell-lip" d="M-40-2Q0 6 40-2" />
    </g>
  );
}
