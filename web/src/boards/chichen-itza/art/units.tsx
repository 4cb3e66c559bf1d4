/** Draws the players' warriors, heroes, scouts and markers. */
import { Pawn, SeatMark, seatColour } from "../../seats";
import type { HeroType } from "../view";
import { Sign } from "./signs";

interface At {
  seat: number;
  x: number;
  y: number;
  scale?: number;
}

/** A warrior. The given point is between its feet. */
export function Warrior({ seat, x, y, scale = 0.6 }: At) {
  return (
    <g transform={`translate(${x} ${y - 14.5 * scale})`}>
      <Pawn seat={seat} scale={scale} />
    </g>
  );
}

/** A tall hero in the seat's colour, with the head of an animal. The given point is between its feet. */
export function Hero({ seat, hero, x, y, scale = 1 }: At & { hero: HeroType }) {
  return (
    <g class="hero-figure" transform={`translate(${x} ${y}) scale(${scale})`}>
      <path class="hero-body" d="M-11 0C-11-10-8-16-5-19H5C8-16 11-10 11 0Z" fill={seatColour(seat)} />
      <path class="hero-belt" d="M-9.5-7H9.5" />
      <Sign name={hero} size={21} y={-25} />
      <SeatMark seat={seat} y={-11.5} scale={0.42} />
    </g>
  );
}

/** A scout: a spyglass on a tripod in the colour of the seat. */
export function Scout({ seat, x, y, scale = 1 }: At) {
  return (
    <g class="scout-figure" transform={`translate(${x} ${y}) scale(${scale})`}>
      <path class="scout-leg" d="M0 0V-9" />
      <path class="scout-foot" d="M-6 0H6L3-4H-3Z" fill={seatColour(seat)} />
      <path class="scout-tube" d="M-8-9 5-16 8-11-5-4.5Z" fill={seatColour(seat)} />
      <path class="scout-lens" d="M5-16 9-18 12-12 8-11Z" />
    </g>
  );
}

/** A player's cube on the action board. */
export function Cube({ seat, x, y, size = 12 }: { seat: number; x: number; y: number; size?: number }) {
  return (
    <g class="cube" transform={`translate(${x} ${y}) scale(${size / 12})`}>
      <path d="M-6-3 0-6 6-3V4L0 7-6 4Z" fill={seatColour(seat)} />
      <path class="cube-line" d="M-6-3 0 0 6-3M0 0V7" />
      <g class="disc-shape">
        <SeatMark seat={seat} y={0.5} scale={0.3} />
      </g>
    </g>
  );
}
