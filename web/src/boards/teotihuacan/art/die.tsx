import { pips } from "../../pips";
import { SeatMark, seatColour } from "../../seats";

export type DieColour = number | "neutral1" | "neutral2";

interface Props {
  of: DieColour;
  power: number;
  size?: number;
}

/** How far the pips of a player's die are shifted away from the seat's sign, which would otherwise hide
 * one of them. */
const ASIDE = 0.07;

/**
 * A worker: a die with its power as pips, its seat's colour and its seat's sign in a corner; neutral workers
 * are hatched or dotted.
 */
export function Die({ of, power, size = 30 }: Props) {
  const half = size / 2;
  const neutral = typeof of === "string";
  const off = size * (neutral ? 0.24 : 0.2);
  const aside = neutral ? 0 : size * ASIDE;
  return (
    <g class={neutral ? `te-die ${of}` : "te-die"}>
      <rect
        class="die-side edge"
        x={-half}
        y={-half}
        width={size}
        height={size}
        rx={size * 0.2}
        style={neutral ? undefined : { fill: seatColour(of) }}
      />
      {of === "neutral1" && (
        <path
          class="die-pattern"
          d={`M${-half + 2} ${-2}L${-2} ${-half + 2}M${-half + 2} ${half - 4}L${half - 4} ${-half + 2}M${2} ${half - 2}L${half - 2} ${2}`}
        />
      )}
      {of === "neutral2" && (
        <path
          class="die-pattern"
          d={`M${-half * 0.45} ${-half + 1}V${half - 1}M${half * 0.45} ${-half + 1}V${half - 1}`}
        />
      )}
      {neutral && <circle class="die-plate" r={size * 0.2} />}
      {pips(power, off).map(([x, y], i) => (
        <circle key={i} class="die-pip" cx={x - aside} cy={y + aside} r={size * (neutral ? 0.1 : 0.09)} />
      ))}
      {!neutral && (
        <g
          class="die-sign"
          transform={`translate(${half - size * 0.08} ${-half + size * 0.08}) scale(${size / 30})`}
        >
          <circle r={6} />
          <SeatMark seat={of} scale={0.46} />
        </g>
      )}
    </g>
  );
}
