import { localMessages } from "../../texts/local-messages";
import type { Front } from "../fronts";
import { pips } from "../pips";
import { seatColour } from "../seats";
import { GRID } from "./geometry";
import de from "./texts/front.de.ftl?raw";
import en from "./texts/front.en.ftl?raw";

const say = localMessages({ en, de });
const CELL = 12;
/** The levels of the pyramid: the number of free cells around each level, and its colour. */
const LEVELS = [
  [0, "var(--quarry)"],
  [1, "var(--plaza)"],
  [2, "var(--amate)"],
  [3, "var(--sheet)"],
] as const;
const BOARDS = [
  "var(--jungle)",
  "var(--quarry)",
  "var(--corn)",
  "var(--blue)",
  "var(--sacred)",
  "var(--plaza)",
  "var(--cacao)",
  "var(--jade)",
];
const DICE: [x: number, y: number, seat: number, power: number][] = [
  [31, 64, 0, 4],
  [82, 118, 2, 3],
  [288, 64, 3, 5],
  [226, 64, 1, 1],
  [248, 64, 1, 3],
  [288, 118, 0, 2],
];

/** A small drawing of the pyramid on the avenue, seen from above, with the boards around it and the
 * workers between them. */
function Vignette() {
  const size = GRID * CELL;
  return (
    <>
      <rect width="320" height="150" fill="var(--land)" />
      <g stroke="var(--contour)" stroke-width="2" stroke-linejoin="round">
        {BOARDS.map((paint, i) => (
          <g key={paint + i} transform={`translate(${[8, 59, 214, 265][i % 4]} ${i < 4 ? 24 : 78})`}>
            <rect width="47" height="48" rx="8" fill="var(--sheet)" />
            <path d="M0 8a8 8 0 0 1 8-8H39a8 8 0 0 1 8 8V13H0Z" fill={paint} />
          </g>
        ))}
        <g transform={`translate(${160 - size / 2} ${75 - size / 2})`}>
          <rect x="-6" y="-6" width={size + 12} height={size + 12} rx="8" fill="var(--plaza)" />
          {LEVELS.map(([inset, paint]) => (
            <g key={inset}>
              <rect
                x={inset * CELL}
                y={inset * CELL}
                width={size - 2 * inset * CELL}
                height={size - 2 * inset * CELL}
                fill={paint}
              />
              <path
                d={Array.from({ length: 3 - inset }, (_, i) => {
                  const at = inset * CELL + (i + 1) * 2 * CELL;
                  return `M${at} ${inset * CELL}V${size - inset * CELL}M${inset * CELL} ${at}H${size - inset * CELL}`;
                }).join("")}
                stroke-width="1.2"
                fill="none"
              />
            </g>
          ))}
          {[0, 90, 180, 270].map((turn) => (
            <g key={turn} transform={`rotate(${turn} ${size / 2} ${size / 2})`}>
              <rect x={3 * CELL} y="0" width={2 * CELL} height={2 * CELL} fill="var(--cochineal)" />
              <path d={`M${3 * CELL} ${CELL}H${5 * CELL}`} />
              <circle cx={4 * CELL} cy={CELL / 2} r="3.5" fill="var(--corn)" />
              <circle cx={4 * CELL} cy={1.5 * CELL} r="3.5" fill="var(--blue)" />
            </g>
          ))}
        </g>
        {DICE.map(([x, y, seat, power]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y - 10})`}>
            <rect x="-10" y="-10" width="20" height="20" rx="5" fill={seatColour(seat)} />
            {pips(power, 5).map(([px, py]) => (
              <circle key={`${px} ${py}`} cx={px} cy={py} r="2" fill="var(--ink)" stroke="none" />
            ))}
          </g>
        ))}
      </g>
    </>
  );
}

export const front: Front = {
  order: 3,
  minutes: [90, 150],
  weight: 4,
  Vignette,
  sentence: () => say("front-sentence"),
};
