/** Where things lie on the board. Angles are degrees clockwise from the top. */

import { type Point, polar } from "../polar";
import type { WheelName } from "./view-types";

/** Arc length of one tooth on the pitch circle; the same for all wheels, so that they mesh. */
const MODULE = 8.2;
/** The circle of the calendar is as large as 26 teeth need; a box with another number of days is drawn on it, too. */
const DRAWN_FOR = 26;
export const CALENDAR_RADIUS = DRAWN_FOR * MODULE;

/** Where each wheel meets the calendar: at whole teeth of that circle, so that teeth and gaps fit. */
const MEETS: Record<WheelName, number> = {
  chichen: 0,
  uxmal: (5 * 360) / DRAWN_FOR,
  tikal: (10 * 360) / DRAWN_FOR,
  yaxchilan: (16 * 360) / DRAWN_FOR,
  palenque: (21 * 360) / DRAWN_FOR,
};

/** The tooth of today is the lowest one. */
export const POINTER_ANGLE = 180;

/** How far a day's block may reach to both sides, as part of its drawn width. */
export function dayScale(teeth: number): number {
  return Math.min(1, DRAWN_FOR / teeth);
}

export function wheelRadius(teeth: number): number {
  return teeth * MODULE;
}

/** The middle of a wheel, seen from the middle of the calendar. */
export function wheelCentre(name: WheelName, teeth: number): Point {
  return polar(MEETS[name], CALENDAR_RADIUS + wheelRadius(teeth) + 1);
}

/**
 * The direction of a position, seen from the middle of its wheel. The two positions without a number lie on
 * both sides of where the wheel meets the calendar; the others follow clockwise.
 */
export function positionAngle(name: WheelName, teeth: number, position: number): number {
  const towardsCalendar = MEETS[name] + 180;
  return towardsCalendar + (360 / teeth) * (position + 1.5);
}

/** The tooth of a drawn wheel that is at a position after it has turned. */
export function toothAt(position: number, turned: number, teeth: number): number {
  return (((position - turned) % teeth) + teeth) % teeth;
}
