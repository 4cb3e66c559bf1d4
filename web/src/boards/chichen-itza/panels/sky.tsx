import { ROUNDS_HEIGHT } from "../measures";
import type { RoundView } from "../view";

const DAY = ["morning", "noon", "evening"];
const NIGHT = ["dusk", "night", "midnight"];

/**
 * The hour of the day that represents a round. The hours are distributed evenly over the day rounds and the
 * night rounds of this game.
 */
function hourOf(round: RoundView, all: RoundView[]): string {
  const alike = all.filter(({ dark }) => dark === round.dark);
  const hours = round.dark ? NIGHT : DAY;
  const share = alike.findIndex((one) => one.round === round.round) / alike.length;
  return hours[Math.floor(share * hours.length)] ?? "";
}

const STARS: [number, number][] = [
  [12, 12],
  [44, 47],
  [58, 8],
  [78, 50],
  [84, 14],
];

/**
 * A band of sky in which each round has its own hour and width, with hills at the bottom and stars in the
 * night rounds.
 */
export function Sky({
  rounds,
  all,
  widths,
  now,
}: {
  rounds: RoundView[];
  all: RoundView[];
  widths: number[];
  now: number;
}) {
  const whole = widths.reduce((sum, one) => sum + one, 0);
  const from = (i: number) => widths.slice(0, i).reduce((sum, one) => sum + one, 0);
  const round = 14;
  return (
    <g class="sky" aria-hidden="true">
      {rounds.map((one, i) => (
        <path
          key={one.round}
          class={`hour ${hourOf(one, all)} ${one.round < now ? "past" : ""}`}
          d={hour(from(i), widths[i]!, i === 0 ? round : 0, i === widths.length - 1 ? round : 0)}
        />
      ))}
      <path
        class="stars"
        d={widths
          .flatMap((width, i) =>
            rounds[i]!.dark
              ? STARS.map(([x, y]) => `M${from(i) + (x / 100) * Math.min(width, 110)} ${y}h.01`)
              : [],
          )
          .join("")}
      />
      <path class="hills" d={hills(whole)} />
      <path class="sky-line" d={hour(0, whole, round, round)} />
    </g>
  );
}

function hour(x: number, width: number, left: number, right: number): string {
  const h = ROUNDS_HEIGHT;
  return `M${x} ${h}V${left}q0 ${-left} ${left} ${-left}H${x + width - right}q${right} 0 ${right} ${right}V${h}Z`;
}

/** A line of treetops and one or two temples at the horizon. */
function hills(width: number): string {
  const h = ROUNDS_HEIGHT;
  const humps = Math.floor(width / 30);
  const step = width / humps;
  const tops = Array.from({ length: humps }, (_, i) =>
    i % 9 === 5
      ? `v-2h5v-4h5v-4h${step - 20}v4h5v4h5v2`
      : `q${(step / 2).toFixed(1)} ${-7 - ((i * 7) % 5) * 2} ${step.toFixed(2)} 0`,
  );
  return `M0 ${h}V${h - 4}${tops.join("")}V${h}Z`;
}
