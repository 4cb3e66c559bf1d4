import type { Box } from "../geometry";

const SLAB = 22;
/** Half the width of the ways to the pyramid's stairs. */
const WAY = 42;

/** The ground around the pyramid: grass, paved ways to its four stairs, bushes in the corners. */
export function Plaza({ at }: { at: Box }) {
  const { x, y, width, height } = at;
  const middle = { x: x + width / 2, y: y + height / 2 };
  const across = Array.from({ length: Math.floor(width / SLAB) }, (_, i) => x + (i + 0.5) * SLAB);
  const down = Array.from({ length: Math.floor(height / SLAB) }, (_, i) => y + (i + 0.5) * SLAB);
  const joints = [
    ...across.map((at, i) => `M${at} ${middle.y - WAY}v${WAY * (1 + (i % 2) / 2)}`),
    ...down.map((at) => `M${middle.x - WAY} ${at}h${2 * WAY}`),
    `M${x} ${middle.y}h${width}`,
  ];
  return (
    <g class="plaza" aria-hidden="true">
      <rect class="lawn" {...at} rx={18} />
      <path
        class="way"
        d={`M${middle.x - WAY} ${y}h${2 * WAY}v${height}h${-2 * WAY}ZM${x} ${middle.y - WAY}h${width}v${2 * WAY}h${-width}Z`}
      />
      <path class="slabs" d={joints.join("")} />
      {CORNERS.map(([right, below]) => (
        <Bush
          key={`${right} ${below}`}
          x={right ? x + width - IN : x + IN}
          y={below ? y + height - UP : y + UP + 26}
        />
      ))}
    </g>
  );
}

const CORNERS = [
  [false, false],
  [true, false],
  [false, true],
  [true, true],
];
/** The distance between a bush and the edges of the plaza. */
const IN = 19;
const UP = 66;

function Bush({ x, y }: { x: number; y: number }) {
  return (
    <g class="bush" transform={`translate(${x} ${y})`}>
      <path d="M-14 6C-21-1-14-13-6-11-3-21 11-19 11-10 20-10 20 4 12 6Z" />
      <path class="bush-mark" d="M-7-1c2-5 7-5 9 0M2-8c2-3 6-3 7 0" />
    </g>
  );
}
