import { localMessages } from "../../texts/local-messages";
import type { Front } from "../fronts";
import { gearPath, polar } from "../polar";
import { Pawn } from "../seats";
import de from "./texts/front.de.ftl?raw";
import en from "./texts/front.en.ftl?raw";

const say = localMessages({ en, de });
const CENTRE = { x: 160, y: 75 };
/**
 * The small wheels. Each has the angle at which it touches the calendar, its colour, and the seat of its
 * worker.
 */
const WHEELS: [angle: number, paint: string, seat: number][] = [
  [-62, "var(--jungle)", 1],
  [-118, "var(--quarry)", 2],
  [62, "var(--plaza)", 0],
  [118, "var(--sacred)", 3],
];

function Vignette() {
  return (
    <>
      <rect width="320" height="150" fill="var(--land)" />
      <path d="M0 108Q80 96 160 112T320 104V150H0Z" fill="var(--land-edge)" />
      <path
        d="M6 118c2-20 8-30 18-34 12 4 18 14 20 34ZM276 118c2-20 8-30 18-34 12 4 18 14 20 34Z"
        fill="var(--jungle-deep)"
        stroke="var(--contour)"
        stroke-width="2"
      />
      <g stroke="var(--contour)" stroke-width="2" stroke-linejoin="round">
        {WHEELS.map(([angle, paint, seat]) => {
          const at = polar(angle, 77, CENTRE);
          return (
            <g key={angle} transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>
              <path d={gearPath(10, 27)} transform={`rotate(${angle + 198})`} fill="var(--wheel)" />
              <circle r="16" fill={paint} />
              <Pawn seat={seat} scale={0.8} />
            </g>
          );
        })}
        <g transform={`translate(${CENTRE.x} ${CENTRE.y})`}>
          <path d={gearPath(16, 47)} fill="var(--calendar)" />
          <circle r="36" fill="var(--calendar-face)" />
          {Array.from({ length: 12 }, (_, i) => (
            <path key={i} d="M-4-36 0-27 4-36Z" transform={`rotate(${i * 30})`} fill="var(--cinnabar)" />
          ))}
          <circle r="20" fill="var(--corn)" />
          <path
            d="M-11-4c2-3 6-3 8 0M3-4c2-3 6-3 8 0M-2-2-3 6H3L2-2M-6 11c4 3 8 3 12 0"
            fill="none"
            stroke="var(--ink)"
            stroke-linecap="round"
          />
        </g>
      </g>
    </>
  );
}

export const front: Front = {
  order: 2,
  minutes: [90, 120],
  weight: 3,
  Vignette,
  sentence: () => say("front-sentence"),
};
