/** Where things lie on the board. Angles are degrees clockwise from the top. */

import { type Point, polar } from "../polar";
import type { WheelName } from "./view-types";

/** Arc length of one tooth on the pitch circle; the same for all wheels, so that they mesh. */
const MODULE = 8.2;
export const CALENDAR_TEETH = 26;
export const TOOTH_ANGLE = 360 / CALENDAR_TEETH;
export const CALENDAR_RADIUS = CALENDAR_TEETH * MODULE;

/** At which tooth of the calendar each wheel meets it: whole teeth, so that teeth and gaps always fit. */
const MEETS: Record<WheelName, number> = { chichen: 0, uxmal: 5, tikal: 10, yaxchilan: 16, palenque: 21 };

/** The tooth of today is the lowest one. */
export const POINTER_ANGLE = 180;

export function wheelRadius(teeth: number): number {
  return teeth * MODULE;
}

/** The middle of a wheel, seen from the middle of the calendar. */
export function wheelCentre(name: WheelName, teeth: number): Point {
  return polar(MEETS[name] * TOOTH_ANGLE, CALENDAR_RADIUS + wheelRadius(teeth) + 1);
}

/**
 * The direction of a position, seen from the middle of its wheel. The two positions without a number lie on
 * both sides of where the wheel meets the calendar; the others follow clockwise.
 */
export function positionAngle(name: WheelName, teeth: number, position: number): number {
  const towardsCalendar = MEETS[name] * TOOTH_ANGLE + 180;
  return towardsCalendar + (360 / teeth) * (position + 1.5);
}
