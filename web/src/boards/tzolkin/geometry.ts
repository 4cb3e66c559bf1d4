/** Computes positions on the board. Angles are given in degrees, clockwise from the top. */

import { type Point, polar } from "../polar";
import type { WheelName } from "./view-types";

/** The arc length of one tooth on the pitch circle, which is the same for all wheels, so that they mesh. */
const MODULE = 8.2;
/**
 * The number of teeth for which the calendar's circle was designed. Calendars with another number of days use
 * the same circle.
 */
const DRAWN_FOR = 26;
export const CALENDAR_RADIUS = DRAWN_FOR * MODULE;

/**
 * The angle at which each wheel touches the calendar. It is a multiple of one tooth of the calendar's circle,
 * so that the teeth mesh.
 */
const MEETS: Record<WheelName, number> = {
  chichen: 0,
  uxmal: (5 * 360) / DRAWN_FOR,
  tikal: (10 * 360) / DRAWN_FOR,
  yaxchilan: (16 * 360) / DRAWN_FOR,
  palenque: (21 * 360) / DRAWN_FOR,
};

/** The direction of today's tooth, which is the lowest one. */
export const POINTER_ANGLE = 180;

/** The width of a day's block, relative to its width in a calendar with `DRAWN_FOR` teeth. */
export function dayScale(teeth: number): number {
  return Math.min(1, DRAWN_FOR / teeth);
}

export function wheelRadius(teeth: number): number {
  return teeth * MODULE;
}

/** The centre of a wheel, measured from the centre of the calendar. */
export function wheelCentre(name: WheelName, teeth: number): Point {
  return polar(MEETS[name], CALENDAR_RADIUS + wheelRadius(teeth) + 1);
}

/**
 * The angle of a position, seen from the centre of its wheel. The two positions without a number are on
 * either side of the point where the wheel touches the calendar; the others follow clockwise.
 */
export function positionAngle(name: WheelName, teeth: number, position: number): number {
  const towardsCalendar = MEETS[name] + 180;
  return towardsCalendar + (360 / teeth) * (position + 1.5);
}

/** The index of the drawn tooth that is at this position after the wheel has turned. */
export function toothAt(position: number, turned: number, teeth: number): number {
  return (((position - turned) % teeth) + teeth) % teeth;
}
