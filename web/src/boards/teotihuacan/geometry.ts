/** Where the squares and tiles of the pyramid lie, in cells from its upper left corner. */
import type { Side } from "./view";

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** Cells along a side of the pyramid. */
export const GRID = 8;
const PLACE = /^([1-4])([a-d])([1-4])$/;

/** The upper left cell of a place such as `2b1`, and its level. */
export function placeCell(place: string): (Point & { level: number }) | null {
  const found = PLACE.exec(place);
  if (!found) return null;
  const level = Number(found[1]);
  const row = "abcd".indexOf(found[2] ?? "a");
  return { level, x: 2 * (Number(found[3]) - 1) + level - 1, y: 2 * row + level - 1 };
}

/** The four cells of a place, clockwise from the upper left. */
export const QUARTERS: Point[] = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/** Where a decoration lies on its side: step 0 beside the grid, the others one cell further in each. */
export function decorationBox(side: Side, step: number): Box {
  const middle = GRID / 2 - 1;
  const inward = step - 1;
  switch (side) {
    case "top":
      return { x: middle, y: inward, width: 2, height: 1 };
    case "bottom":
      return { x: middle, y: GRID - step, width: 2, height: 1 };
    case "left":
      return { x: inward, y: middle, width: 1, height: 2 };
    default:
      return { x: GRID - step, y: middle, width: 1, height: 2 };
  }
}

/** The cells of half `a` and half `b`, as the arrow of the tile points to the middle. */
export function halves(side: Side, box: Box): [Point, Point] {
  const first = { x: box.x, y: box.y };
  const second =
    side === "top" || side === "bottom" ? { x: box.x + 1, y: box.y } : { x: box.x, y: box.y + 1 };
  return side === "top" || side === "right" ? [first, second] : [second, first];
}
