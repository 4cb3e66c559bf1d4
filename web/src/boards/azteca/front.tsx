import { localMessages } from "../../texts/local-messages";
import type { Front } from "../fronts";
import { seatColour } from "../seats";
import { outline } from "./geometry";
import { RINGS } from "./map/shapes";
import { LAKES } from "./names";
import de from "./texts/front.de.ftl?raw";
import en from "./texts/front.en.ftl?raw";

const say = localMessages({ en, de });
const PAINTS = ["var(--jungle)", "var(--land)", "var(--plaza)", "var(--jungle-deep)", "var(--land-edge)"];
const paintOf = (place: string): string =>
  place === "M"
    ? "var(--quarry)"
    : (LAKES as readonly string[]).includes(place)
      ? "var(--water)"
      : (PAINTS[Number(place.replace(/\D/g, "")) % PAINTS.length] ?? "var(--land)");
const PLACES = Object.keys(RINGS);
const CITIES: [x: number, y: number, seat: number][] = [
  [272, 388, 0],
  [110, 360, 2],
  [470, 330, 1],
  [420, 470, 3],
];

/** The valley around its lakes, drawn like the board, with the city on the water in the centre. */
function Vignette() {
  return (
    <>
      <rect width="320" height="150" fill="var(--land)" />
      <g
        transform="translate(-14 -130) scale(.53)"
        stroke="var(--contour)"
        stroke-width="2.6"
        stroke-linejoin="round"
      >
        {PLACES.map((place) => (
          <path key={place} d={outline(place)} fill={paintOf(place)} fill-rule="evenodd" />
        ))}
        {CITIES.map(([x, y, seat]) => (
          <g key={seat} transform={`translate(${x} ${y}) scale(2.2)`} stroke-width="1.4">
            <path d="M-12 11V5H-9V-1H-6V-7H6V-1H9V5H12V11Z" fill={seatColour(seat)} />
            <path d="M-2.6 11-2-7H2L2.6 11Z" fill="var(--sheet)" />
            <path d="M-4.5-7V-12H4.5V-7Z" fill={seatColour(seat)} />
          </g>
        ))}
        {[
          [196, 430],
          [360, 372],
        ].map(([x, y]) => (
          <g key={x} transform={`translate(${x} ${y})`}>
            <path d="M-26-4Q0 12 26-4Q20 14 0 14T-26-4Z" fill="var(--cacao)" />
            <path d="M-30 22q8-8 16 0t16 0 16 0" fill="none" stroke="var(--blue)" stroke-linecap="round" />
          </g>
        ))}
      </g>
    </>
  );
}

const WHOLE = [150, 240] as const;
const SHORT = [80, 120] as const;

export const front: Front = {
  order: 4,
  minutes: WHOLE,
  minutesWith: ({ length }) => (length === "short" ? SHORT : WHOLE),
  weight: 4,
  Vignette,
  sentence: () => say("front-sentence"),
  firstGame: () => say("front-first-game"),
};
