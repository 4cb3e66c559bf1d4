/** Positions on the board. Angles are degrees clockwise from the top. */

import { type Point, polar } from "../polar";
import type { WheelName } from "./view-types";

/** Arc length of one tooth on the pitch circle; the same for all wheels, so that they mesh. */
const MODULE = 8.2;
/** The calendar's circle fits this number of teeth; calendars with another number of days use the same circle. */
const DRAWN_FOR = 26;
export const CALENDAR_RADIUS = DRAWN_FOR * MODULE;

/** Where each wheel touches the calendar: at whole teeth of its circle, so that teeth and gaps fit. */
const MEETS: Record<WheelName, number> = {
  chichen: 0,
  uxmal: (5 * 360) / DRAWN_FOR,
  tikal: (10 * 360) / DRAWN_FOR,
  yaxchilan: (16 * 360) / DRAWN_FOR,
  palenque: (21 * 360) / DRAWN_FOR,
};

/** Today's tooth is the lowest one. */
export const POINTER_ANGLE = 180;

/** The width of a day's block, relative to its width in a calendar with the drawn number of teeth. */
export function dayScale(teeth: number): number {
  return Math.min(1, DRAWN_FOR / teeth);
}

export function wheelRadius(teeth: number): number {
  return teeth * MODULE;
}

/** The centre of a wheel, relative to the centre of the calendar. */
export function wheelCentre(name: WheelName, teeth: number): Point {
  return polar(MEETS[name], CALENDAR_RADIUS + wheelRadius(teeth) + 1);
}

/**
 * The direction of a position from its wheel's centre. The two positions without a number are on both sides
 * of the point of contact with the calendar. The others follow clockwise. */
export function positionAngle(name: WheelName, teeth: number, position: number): number {
  const towardsCalendar = MEETS[name] + 180;
  return towardsCalendar + (360 / teeth) * (position + 1.5);
}

/** The tooth of a drawn wheel at a position after turning. */
export function toothAt(position: number, turned: number, teeth: number): number {
  return (((position - turned) % teeth) + teeth) % teeth;
}
