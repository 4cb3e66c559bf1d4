import { SeatMark, seatColour } from "../../boards/seats";
import type { ReviewCurvePoint } from "../../net/protocol";
import { say } from "../../texts/frame";

interface Props {
  title: string;
  names: string[];
  points: ReviewCurvePoint[];
  value: (point: ReviewCurvePoint, seat: number) => number;
  unit: string;
  marks: { at: number; label: string }[];
  /** The number of the selected point. */
  selected: number;
  select: (n: number) => void;
}

const SIZE = { width: 480, height: 220, left: 48, right: 24, top: 26, bottom: 24 };
/** The radius of the circle around the number of a turning point. */
const MARK = 9;
const MOST_TICKS = 16;
const DASHES = ["none", "8 3", "2 3", "9 3 2 3"];

/**
 * One line for each seat over the turns of the game. Numbers in circles mark the turning points, and numbers
 * below the lines the rounds. Pressing the drawing selects a turn.
 */
export function Curve({ title, names, points, value, unit, marks, selected, select }: Props) {
  const values = points.flatMap((point) => names.map((_, seat) => value(point, seat)));
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const last = points.length - 1;
  const x = (n: number) => SIZE.left + ((SIZE.width - SIZE.left - SIZE.right) * n) / Math.max(1, last);
  const y = (v: number) => SIZE.top + ((SIZE.height - SIZE.top - SIZE.bottom) * (high - v)) / (high - low);
  const place = (at: number) =>
    Math.max(
      0,
      points.findLastIndex((point) => point.at <= at),
    );
  const inRounds = points.some((point) => point.round > 0);
  const ticks = ticksOf(points);
  const circles = spread(
    marks.map(({ at }) => x(place(at))),
    2 * MARK + 2,
    SIZE.width - MARK - 1,
  );
  const press = (event: PointerEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    if (box.width === 0 || (event.type === "pointermove" && event.buttons === 0)) return;
    select(nearest(((event.clientX - box.left) / box.width) * SIZE.width, last));
  };
  return (
    <figure class="review-curve">
      <figcaption>{title}</figcaption>
      <svg
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        role="img"
        aria-label={title}
        onPointerDown={press}
        onPointerMove={press}
      >
        {steps(low, high).map((step) => (
          <g key={step}>
            <path class="review-grid" d={`M${SIZE.left} ${y(step)}H${SIZE.width - SIZE.right}`} />
            <text x={SIZE.left - 5} y={y(step) + 4} text-anchor="end">
              {step}
              {unit}
            </text>
          </g>
        ))}
        <text x={2} y={SIZE.height - 6}>
          {say(inRounds ? "review-axis-rounds" : "review-axis-turns")}
        </text>
        {ticks.map(({ n, label }) => (
          <g key={n}>
            <path class="review-tick" d={`M${x(n)} ${SIZE.height - SIZE.bottom}v5`} />
            <text class="review-tick-number" x={x(n)} y={SIZE.height - 6} text-anchor="middle">
              {label}
            </text>
          </g>
        ))}
        {marks.map(({ at, label }, i) => (
          <g key={label}>
            <path class="review-mark" d={`M${x(place(at))} ${SIZE.top}V${SIZE.height - SIZE.bottom}`} />
            <circle class="review-mark-circle" cx={circles[i]} cy={SIZE.top - MARK - 2} r={MARK} />
            <text class="review-mark-number" x={circles[i]} y={SIZE.top - MARK + 2.5} text-anchor="middle">
              {label}
            </text>
          </g>
        ))}
        <path class="review-selected" d={`M${x(selected)} ${SIZE.top}V${SIZE.height - SIZE.bottom}`} />
        {names.map((name, seat) => (
          <path
            key={seat}
            class="review-line"
            stroke={seatColour(seat)}
            stroke-dasharray={DASHES[seat % DASHES.length]}
            d={`M${points.map((point, n) => `${x(n).toFixed(1)} ${y(value(point, seat)).toFixed(1)}`).join("L")}`}
          >
            <title>{name}</title>
          </path>
        ))}
        {names.map((_, seat) => (
          <SeatMark key={seat} seat={seat} x={x(last) + 14} y={y(value(points[last]!, seat))} scale={0.75} />
        ))}
        {names.map((_, seat) => (
          <circle
            key={seat}
            class="review-dot"
            cx={x(selected)}
            cy={y(value(points[selected]!, seat))}
            r={4}
            fill={seatColour(seat)}
          />
        ))}
      </svg>
    </figure>
  );
}

/** The number of the point on the curve that is nearest to this horizontal position. */
export function nearest(x: number, last: number): number {
  const share = (x - SIZE.left) / (SIZE.width - SIZE.left - SIZE.right);
  return Math.min(last, Math.max(0, Math.round(share * last)));
}

/**
 * The number of each round at the point where it begins, or the numbers of turns if the game has no rounds.
 */
export function ticksOf(points: ReviewCurvePoint[]): { n: number; label: number }[] {
  const rounds = points
    .map((point, n) => ({ n, label: point.round }))
    .filter(({ n, label }) => label > 0 && label !== points[n - 1]?.round);
  const all = rounds.length > 0 ? rounds : points.map((point, n) => ({ n, label: point.turn + 1 }));
  for (const step of [1, 5, 10]) {
    const kept = all.filter((tick) => tick.label % step === 0);
    if (kept.length <= MOST_TICKS) return kept;
  }
  return all.filter((tick) => tick.label % 20 === 0);
}

/** Moves places apart that are nearer than the gap, without exceeding the last possible place. */
export function spread(places: number[], gap: number, most: number): number[] {
  const found: number[] = [];
  for (const place of places) found.push(Math.max(place, (found.at(-1) ?? -gap) + gap));
  let limit = most;
  for (let i = found.length - 1; i >= 0; i--) {
    found[i] = Math.min(found[i]!, limit);
    limit = found[i]! - gap;
  }
  return found;
}

/** Four to eight round numbers for the axis. */
export function steps(low: number, high: number): number[] {
  let step = 1;
  for (const factor of [1, 2, 5, 10, 20, 25, 50, 100, 200]) {
    step = factor;
    if ((high - low) / step <= 8) break;
  }
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, n) => (first + n) * step);
}
