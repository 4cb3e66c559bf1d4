/** Points on a drawing. Angles are given in degrees, clockwise from the top. */

import type { Point } from "./points";

export type { Point };

const TOOTH_HEIGHT = 6.5;

export function polar(angle: number, radius: number, from: Point = { x: 0, y: 0 }): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: from.x + radius * Math.sin(turn), y: from.y - radius * Math.cos(turn) };
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
