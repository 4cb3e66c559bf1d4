import type { Point } from "../geometry";

interface Props {
  points: number;
  /** The temples in which the player climbs a step. */
  temples: string[];
  at: Point;
  /** The position of each temple's dot. */
  dotAt: (i: number) => Point;
}

/**
 * Shows the result of placing the tile in hand at this place of the pyramid: the points, and a dot for each
 * step in a temple.
 */
export function Brought({ points, temples, at, dotAt }: Props) {
  return (
    <>
      <g transform={`translate(${at.x} ${at.y})`} class="place-points">
        <path d="M0-14 14 0 0 14-14 0Z" />
        <text y={5.5}>{points}</text>
      </g>
      {temples.map((temple, i) => (
        <circle key={i} class={`climb-dot temple-${temple}`} cx={dotAt(i).x} cy={dotAt(i).y} r={5} />
      ))}
    </>
  );
}
