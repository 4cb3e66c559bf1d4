/**
 * Positions of hexes. Each hex has a corner at the top. The q axis points to the right, the r axis down to
 * the right.
 */

import type { Box, Point } from "../points";

export type { Box, Point };

/** The distance from the centre of a hex to its corners, in units of the map. */
export const RADIUS = 50;
export const HALF_WIDTH = (RADIUS * Math.sqrt(3)) / 2;

export function hexCentre(q: number, r: number): Point {
  return { x: 2 * HALF_WIDTH * (q + r / 2), y: RADIUS * 1.5 * r };
}

/** The corners of a hex, clockwise from the top. */
export function corners(centre: Point, radius = RADIUS): Point[] {
  return Array.from({ length: 6 }, (_, i) => {
    const turn = (i * Math.PI) / 3;
    return { x: centre.x + radius * Math.sin(turn), y: centre.y - radius * Math.cos(turn) };
  });
}

export function path(points: Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

export function hexPath(radius = RADIUS): string {
  return path(corners({ x: 0, y: 0 }, radius));
}

/** The outline of two adjacent hexes around their common centre; `inset` makes it smaller. */
export function doubleHexPath(inset = 0): string {
  const radius = RADIUS - inset;
  const half = (radius * Math.sqrt(3)) / 2;
  const [left, right] = [-HALF_WIDTH, HALF_WIDTH];
  const dip = inset === 0 ? RADIUS / 2 : radius / 2 + (HALF_WIDTH - half) / Math.sqrt(3);
  return path([
    { x: left, y: -radius },
    { x: 0, y: -dip },
    { x: right, y: -radius },
    { x: right + half, y: -radius / 2 },
    { x: right + half, y: radius / 2 },
    { x: right, y: radius },
    { x: 0, y: dip },
    { x: left, y: radius },
    { x: left - half, y: radius / 2 },
    { x: left - half, y: -radius / 2 },
  ]);
}

/** The centre of several hexes, such as the two hexes of the city. */
export function middle(hexes: [number, number][]): Point {
  const all = hexes.map(([q, r]) => hexCentre(q, r));
  return {
    x: all.reduce((sum, one) => sum + one.x, 0) / all.length,
    y: all.reduce((sum, one) => sum + one.y, 0) / all.length,
  };
}

/** The smallest rectangle that contains all these hexes. */
export function bounds(hexes: [number, number][], margin = 4): Box {
  const all = hexes.map(([q, r]) => hexCentre(q, r));
  const xs = all.map((one) => one.x);
  const ys = all.map((one) => one.y);
  const x = Math.min(...xs) - HALF_WIDTH - margin;
  const y = Math.min(...ys) - RADIUS - margin;
  return {
    x,
    y,
    width: Math.max(...xs) + HALF_WIDTH + margin - x,
    height: Math.max(...ys) + RADIUS + margin - y,
  };
}

/** The smallest box that contains the given box, with the same centre and the proportions of a frame. */
export function fitted(box: Box, width: number, height: number): Box {
  const scale = Math.max(box.width / width, box.height / height);
  const [w, h] = [width * scale, height * scale];
  return { x: box.x - (w - box.width) / 2, y: box.y - (h - box.height) / 2, width: w, height: h };
}

export function viewBox({ x, y, width, height }: Box): string {
  return [x, y, width, height].map((n) => n.toFixed(1)).join(" ");
}

/** The box around a hex and its neighbours, which is shown when the map is enlarged. */
export function around(q: number, r: number): [number, number][] {
  return [
    [q, r],
    [q + 1, r],
    [q - 1, r],
    [q, r + 1],
    [q, r - 1],
    [q + 1, r - 1],
    [q - 1, r + 1],
  ];
}

/** The outline of a gear wheel with this number of teeth. */
export function gearPath(teeth: number, radius: number, depth: number): string {
  const step = (2 * Math.PI) / teeth;
  const at = (angle: number, r: number): Point => ({ x: r * Math.sin(angle), y: -r * Math.cos(angle) });
  const points = Array.from({ length: teeth }, (_, i) => i * step).flatMap((angle) => [
    at(angle - step * 0.32, radius - depth),
    at(angle - step * 0.2, radius),
    at(angle + step * 0.2, radius),
    at(angle + step * 0.32, radius - depth),
  ]);
  return path(points);
}
