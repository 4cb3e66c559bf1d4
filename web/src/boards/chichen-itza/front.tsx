import { localMessages } from "../../texts/local-messages";
import type { Front } from "../fronts";
import { Pawn } from "../seats";
import { doubleHexPath, HALF_WIDTH, hexCentre, hexPath } from "./geometry";
import de from "./texts/front.de.ftl?raw";
import en from "./texts/front.en.ftl?raw";

const say = localMessages({ en, de });
const HEX = hexPath(49);
const CITY = ["0 0", "1 0"];
/** The hexes with lagoons; all other hexes are jungle. */
const WATER = ["-1 0", "-2 1", "2 -1", "0 1", "3 0", "-1 -1", "2 1", "-3 0", "4 -1", "-3 2", "4 0", "3 -2"];
const HEXES = [-2, -1, 0, 1, 2].flatMap((r) =>
  [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6].map((q) => [q, r] as const),
);
const STANDING: [q: number, r: number, seat: number][] = [
  [-1, 1, 0],
  [2, 0, 1],
  [0, -1, 3],
];

/** A small drawing of the city between jungle and lagoons, with the owners of the tiles around it. */
function Vignette() {
  return (
    <>
      <rect width="320" height="150" fill="var(--land)" />
      <g
        transform={`translate(160 76) scale(.56) translate(${-HALF_WIDTH} 0)`}
        stroke="var(--contour)"
        stroke-width="3.4"
        stroke-linejoin="round"
      >
        {HEXES.filter(([q, r]) => !CITY.includes(`${q} ${r}`)).map(([q, r]) => {
          const { x, y } = hexCentre(q, r);
          const water = WATER.includes(`${q} ${r}`);
          return (
            <g key={`${q} ${r}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
              <path d={HEX} fill={water ? "var(--water)" : "var(--jungle)"} />
              {water ? (
                <path
                  d="M-24-6q6-7 12 0t12 0M2 18q6-7 12 0t12 0"
                  fill="none"
                  stroke="var(--blue)"
                  stroke-linecap="round"
                />
              ) : (
                <path
                  d="M-28 22a8 8 0 0 1 6-10 8 8 0 0 1 14 0 8 8 0 0 1 6 10ZM4-10a8 8 0 0 1 6-10 8 8 0 0 1 14 0 8 8 0 0 1 6 10Z"
                  fill="var(--jungle-deep)"
                />
              )}
            </g>
          );
        })}
        <g transform={`translate(${HALF_WIDTH} 0)`}>
          <path d={doubleHexPath(1)} fill="var(--plaza)" />
          <g transform="translate(0 32) scale(1.25)">
            <path d="M-62 10V-1H-50V-11H-38V-21H-26V-31H26V-21H38V-11H50V-1H62V10Z" fill="var(--sheet)" />
            <path d="M-50-1H50M-38-11H38M-26-21H26" fill="none" />
            <path d="M-9 10-7-31H7L9 10Z" fill="var(--raised)" />
            <path d="M-17-31V-43H17V-31Z" fill="var(--sheet)" />
            <path d="M-5-31V-39H5V-31Z" fill="var(--ink)" />
            <path d="M-21-43H21L17-49H-17Z" fill="var(--cinnabar)" />
          </g>
        </g>
        {STANDING.map(([q, r, seat]) => {
          const { x, y } = hexCentre(q, r);
          return (
            <g key={seat} transform={`translate(${x.toFixed(1)} ${(y - 4).toFixed(1)})`}>
              <Pawn seat={seat} scale={1.5} />
            </g>
          );
        })}
      </g>
    </>
  );
}

export const front: Front = {
  order: 1,
  minutes: [120, 180],
  weight: 5,
  Vignette,
  sentence: () => say("front-sentence"),
};
