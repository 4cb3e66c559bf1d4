/** Makes the lines between hexes look hand-drawn: each line is slightly bent, and its shape never changes. */
import { corners, hexCentre, type Point } from "../geometry";

export type Ground = "land" | "water" | "city";

export interface Hex {
  q: number;
  r: number;
  ground: Ground;
}

/** A line between two hexes, or a line at the outer edge of one hex. */
export interface Border {
  from: Point;
  to: Point;
  sides: Ground[];
}

/** A pseudo-random number from 0 to 1 that is always the same for the same point. */
export function scatter(x: number, y: number, n = 0): number {
  const mixed = Math.sin(x * 12.9898 + y * 78.233 + n * 37.719) * 43758.5453;
  return mixed - Math.floor(mixed);
}

const BEND = 5;

function rounded(point: Point): Point {
  return { x: Math.round(point.x * 10) / 10, y: Math.round(point.y * 10) / 10 };
}

/** Every corner is shifted a little, so that no line is perfectly straight. */
function corner(point: Point): Point {
  const { x, y } = rounded(point);
  return { x: x + (scatter(x, y, 1) - 0.5) * 4, y: y + (scatter(x, y, 2) - 0.5) * 4 };
}

/** The curve from a line's start to its end; the shape is the same from either end. */
function bentTo(from: Point, to: Point): string {
  const turned = from.x > to.x || (from.x === to.x && from.y > to.y);
  const [a, b] = turned ? [to, from] : [from, to];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  const at = (share: number, n: number): Point => {
    const by = (scatter(Math.round(a.x), Math.round(a.y), n) - 0.5) * 2 * BEND;
    return { x: a.x + dx * share - (dy / length) * by, y: a.y + dy * share + (dx / length) * by };
  };
  const [one, two] = [at(0.33, 3), at(0.67, 4)];
  const [first, second] = turned ? [two, one] : [one, two];
  return `C${first.x.toFixed(1)} ${first.y.toFixed(1)} ${second.x.toFixed(1)} ${second.y.toFixed(1)} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
}

/** The outline of one hex with bent lines. */
export function bentHex(q: number, r: number): string {
  const all = corners(hexCentre(q, r)).map(corner);
  const last = all[all.length - 1]!;
  const start = `M${last.x.toFixed(1)} ${last.y.toFixed(1)}`;
  return `${start}${all.map((to, i) => bentTo(all[(i + 5) % 6]!, to)).join("")}Z`;
}

export function bentLine({ from, to }: Border): string {
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}${bentTo(from, to)}`;
}

/** All lines of these hexes, without duplicates. */
export function bordersOf(hexes: Hex[]): Border[] {
  const found = new Map<string, Border>();
  for (const { q, r, ground } of hexes) {
    const all = corners(hexCentre(q, r)).map(corner);
    all.forEach((from, i) => {
      const to = all[(i + 1) % 6]!;
      const key = `${Math.round(from.x + to.x)} ${Math.round(from.y + to.y)}`;
      const known = found.get(key);
      if (known) known.sides.push(ground);
      else found.set(key, { from, to, sides: [ground] });
    });
  }
  return [...found.values()];
}

/** Whether the line is at the outer edge of all hexes. */
export function isOuter(border: Border): boolean {
  return border.sides.length === 1;
}

export function isCoast(border: Border): boolean {
  return border.sides.length === 2 && border.sides.includes("water") && border.sides[0] !== border.sides[1];
}

/** The point at this fraction of a line. */
export function along({ from, to }: Border, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** The positions of the tree crowns in the surrounding jungle, from back to front. */
export function crowns(borders: Border[]): { x: number; y: number; r: number }[] {
  const outer = borders.filter(isOuter);
  return outer
    .flatMap((border) =>
      [0.15, 0.5, 0.85].map((share, n) => {
        const { x, y } = along(border, share);
        const size = scatter(Math.round(x), Math.round(y), n + 5);
        return { x, y, r: 22 + size * 15 };
      }),
    )
    .sort((one, other) => one.y - other.y);
}
