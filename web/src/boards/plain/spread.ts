/**
 * Computes positions for areas on a sheet of a given size. All areas are visible, and none covers another.
 */

import type { Point } from "../polar";

export interface SheetSize {
  width: number;
  height: number;
  /** The width of one area, including its margin. */
  wide: number;
  high: number;
}

const STEPS = 400;

export function spreadOut(points: Point[], sheet: SheetSize): Point[] {
  const stretch = (values: number[], size: number, room: number) => {
    const low = Math.min(...values);
    const span = Math.max(...values) - low || 1;
    return values.map((value) => room / 2 + ((value - low) / span) * (size - room));
  };
  const xs = stretch(
    points.map((point) => point.x),
    sheet.width,
    sheet.wide,
  );
  const ys = stretch(
    points.map((point) => point.y),
    sheet.height,
    sheet.high,
  );
  for (let step = 0; step < STEPS && pushApart(xs, ys, sheet); step++);
  return xs.map((x, i) => ({ x, y: ys[i]! }));
}

/**
 * Pushes overlapping areas apart along the axis where they overlap less. Returns whether any areas
 * overlapped.
 */
function pushApart(xs: number[], ys: number[], { width, height, wide, high }: SheetSize): boolean {
  let moved = false;
  for (let a = 0; a < xs.length; a++) {
    for (let b = a + 1; b < xs.length; b++) {
      const dx = xs[b]! - xs[a]!;
      const dy = ys[b]! - ys[a]!;
      const overX = wide - Math.abs(dx);
      const overY = high - Math.abs(dy);
      if (overX <= 0.1 || overY <= 0.1) continue;
      moved = true;
      if (overX / wide < overY / high) shift(xs, a, b, (dx < 0 ? -1 : 1) * overX, wide / 2, width - wide / 2);
      else shift(ys, a, b, (dy < 0 ? -1 : 1) * overY, high / 2, height - high / 2);
    }
  }
  return moved;
}

function shift(at: number[], a: number, b: number, by: number, low: number, high: number) {
  const within = (value: number) => Math.max(low, Math.min(high, value));
  at[a] = within(at[a]! - by / 2);
  at[b] = within(at[b]! + by / 2);
}
