import { SeatMark, seatColour } from "../../boards/seats";
import type { ReviewCurvePoint } from "../../net/protocol";

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

const SIZE = { width: 640, height: 220, left: 40, right: 24, top: 10, bottom: 24 };
const DASHES = ["none", "8 3", "2 3", "9 3 2 3"];

/**
 * One line for each seat over the turns of the game. Numbers below the lines mark the turning points.
 * Pressing the drawing selects a turn.
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
        {marks.map(({ at, label }) => (
          <g key={label}>
            <path class="review-mark" d={`M${x(place(at))} ${SIZE.top}V${SIZE.height - SIZE.bottom}`} />
            <text x={x(place(at))} y={SIZE.height - 8} text-anchor="middle">
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
