import type { Point } from "../polar";

/** Half the size of the boxes on the sheet, including a small margin. */
export interface Half {
  x: number;
  y: number;
}

interface Land {
  boxes: readonly Point[];
  half: Half;
  sheet: { width: number; height: number };
}

const SAMPLES = 26;
/**
 * The length and number of the steps by which a way's control point may be shifted. With two control points,
 * the steps are longer and fewer.
 */
const STEP = 20;
const STEPS = 7;
const WINDING = 45;
const WINDINGS = 2;
/** The penalty for each step of a way that runs under another area, relative to the length of a detour. */
const HIDDEN = 25;

/** A point on a curve with one or two control points between its ends. */
export function along(points: readonly Point[], t: number): Point {
  if (points.length === 1) return points[0]!;
  return along(
    points.slice(1).map((point, i) => ({
      x: points[i]!.x * (1 - t) + point.x * t,
      y: points[i]!.y * (1 - t) + point.y * t,
    })),
    t,
  );
}

function covers(box: Point, half: Half, { x, y }: Point): boolean {
  return Math.abs(x - box.x) < half.x && Math.abs(y - box.y) < half.y;
}

/**
 * The number of steps of a way that are hidden under boxes other than those at its ends, or are outside the
 * sheet.
 */
function hidden(points: readonly Point[], { boxes, half, sheet }: Land): number {
  const [from, to] = [points[0]!, points[points.length - 1]!];
  let found = 0;
  for (let i = 1; i < SAMPLES; i++) {
    const point = along(points, i / SAMPLES);
    if (covers(from, half, point) || covers(to, half, point)) continue;
    if (point.x < 0 || point.y < 0 || point.x > sheet.width || point.y > sheet.height) found++;
    else if (boxes.some((box) => covers(box, half, point))) found++;
  }
  return found;
}

/** All shifts up to this number of steps, in both directions. */
function shifts(step: number, steps: number): Point[] {
  const along = Array.from({ length: 2 * steps + 1 }, (_, i) => (i - steps) * step);
  return along.flatMap((x) => along.map((y) => ({ x, y })));
}

const NEAR = shifts(STEP, STEPS);
const FAR = shifts(WINDING, WINDINGS);

function moved(point: Point, by: Point): Point {
  return { x: point.x + by.x, y: point.y + by.y };
}

/** Returns control points for the way between two boxes that make it avoid other boxes as far as possible. */
export function bendOf(
  from: Point,
  to: Point,
  boxes: readonly Point[],
  half: Half,
  sheet: { width: number; height: number },
): Point[] {
  const land = { boxes, half, sheet };
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  let best = [middle];
  let least = hidden([from, middle, to], land) * HIDDEN;
  const weigh = (bends: Point[], aside: number) => {
    if (aside >= least) return;
    const cost = hidden([from, ...bends, to], land) * HIDDEN + aside;
    if (cost < least) [best, least] = [bends, cost];
  };
  for (const by of NEAR) weigh([moved(middle, by)], Math.hypot(by.x, by.y) / 4);
  if (least < HIDDEN) return best;
  for (const first of FAR)
    for (const second of FAR)
      weigh(
        [moved(from, first), moved(to, second)],
        (Math.hypot(first.x, first.y) + Math.hypot(second.x, second.y)) / 8,
      );
  return best;
}
