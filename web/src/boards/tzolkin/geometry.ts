/** Where things lie on the board. Angles are degrees clockwise from the top. */

export interface Point {
  x: number;
  y: number;
}

/** Arc length of one tooth on the pitch circle; the same for all wheels, so that they mesh. */
const MODULE = 8.2;
const TOOTH_HEIGHT = 6.5;
export const CALENDAR_TEETH = 26;
export const TOOTH_ANGLE = 360 / CALENDAR_TEETH;
export const CALENDAR_RADIUS = CALENDAR_TEETH * MODULE;

export const WHEELS = ["palenque", "yaxchilan", "tikal", "uxmal", "chichen"] as const;
export type WheelName = (typeof WHEELS)[number];

/** At which tooth of the calendar each wheel meets it: whole teeth, so that teeth and gaps always fit. */
const MEETS: Record<WheelName, number> = { chichen: 0, uxmal: 5, tikal: 10, yaxchilan: 16, palenque: 21 };

/** The tooth of today is the lowest one. */
export const POINTER_ANGLE = 180;

export function polar(angle: number, radius: number, from: Point = { x: 0, y: 0 }): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: from.x + radius * Math.sin(turn), y: from.y - radius * Math.cos(turn) };
}

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

/** The outline of a gear with a tooth at angle 0, as a path. */
export function gearPath(teeth: number, radius: number): string {
  const step = 360 / teeth;
  const root = radius - TOOTH_HEIGHT;
  const tip = radius + TOOTH_HEIGHT - 1.5;
  const parts: string[] = [];
  for (let i = 0; i < teeth; i++) {
    const at = i * step;
    const corners: [number, number][] = [
      [at - step * 0.3, root],
      [at - step * 0.17, tip],
      [at + step * 0.17, tip],
      [at + step * 0.3, root],
    ];
    for (const [angle, r] of corners) {
      const { x, y } = polar(angle, r);
      parts.push(`${parts.length ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`);
    }
    const next = polar(at + step * 0.7, root);
    parts.push(`A${root} ${root} 0 0 1 ${next.x.toFixed(1)} ${next.y.toFixed(1)}`);
  }
  return `${parts.join("")}Z`;
}
