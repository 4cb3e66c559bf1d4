/** Computes the paths of the drawn valley, and points along lines. */

import type { Box, Point } from "../points";
import { LINES, RINGS } from "./map/shapes";

export type { Box, Point };

export function pointsOf(line: string): Point[] {
  const numbers = line.split(" ").map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, i) => ({
    x: numbers[2 * i]!,
    y: numbers[2 * i + 1]!,
  }));
}

export function path(points: Point[]): string {
  return `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`;
}

/** The closed rings of points that form a place's outline. */
export function ringsOf(place: string): Point[][] {
  return (RINGS[place] ?? []).map((ring) =>
    ring.flatMap((at) => {
      const line = pointsOf(LINES[Math.abs(at) - 1]![2]);
      return at > 0 ? line : line.reverse();
    }),
  );
}

export function outline(place: string): string {
  return ringsOf(place)
    .map((ring) => `${path(ring)}Z`)
    .join("");
}

/**
 * Points along a line at a given distance from each other, with half of that distance before the first point
 * and after the last one. */
export function along(points: Point[], step: number): (Point & { angle: number })[] {
  const lengths = points.slice(1).map((to, i) => Math.hypot(to.x - points[i]!.x, to.y - points[i]!.y));
  const whole = lengths.reduce((sum, one) => sum + one, 0);
  const count = Math.max(1, Math.round(whole / step));
  return Array.from({ length: count }, (_, n) => at(points, lengths, ((n + 0.5) * whole) / count));
}

function at(points: Point[], lengths: number[], distance: number): Point & { angle: number } {
  let left = distance;
  for (let i = 0; i < lengths.length; i++) {
    const [from, to, length] = [points[i]!, points[i + 1]!, lengths[i]!];
    if (left <= length || i === lengths.length - 1) {
      const part = length === 0 ? 0 : Math.min(1, left / length);
      return {
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
        angle: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
      };
    }
    left -= length;
  }
  return { ...points[0]!, angle: 0 };
}

/**
 * Places `count` pieces of the same size in centred rows within a box. The pieces overlap if there is not
 * enough room.
 */
export function spread(count: number, box: Box, size: number): Point[] {
  if (count === 0) return [];
  const rows = Math.max(1, Math.min(Math.floor(box.height / size), Math.ceil((count * size) / box.width)));
  const each = Math.ceil(count / rows);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / each);
    const here = Math.min(each, count - row * each);
    const step = here > 1 ? Math.min(size, (box.width - size) / (here - 1)) : 0;
    return {
      x: box.x + box.width / 2 + ((i % each) - (here - 1) / 2) * step,
      y: box.y + (row + 0.5) * Math.min(size, box.height / rows),
    };
  });
}
