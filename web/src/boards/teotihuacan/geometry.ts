/** Computes the positions of the pyramid's squares and tiles, in cells from its upper left corner. */

import type { Box, Point } from "../points";
import type { TeotihuacanBox } from "./components";
import type { Side } from "./view";

export { GRID } from "./names";

export type { Box, Point };

/** The upper left cell of a place such as `2b1`, and its level. */
export function placeCell({ facts }: TeotihuacanBox, place: string): (Point & { level: number }) | null {
  const at = facts.places[place];
  return at ? { level: at.level, x: at.column, y: at.row } : null;
}

/** The four cells of a place, clockwise from the upper left. */
export const QUARTERS: Point[] = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/** The cells under the halves `a` and `b` of a decoration, for a step on one side of the pyramid. */
export function halves({ facts }: TeotihuacanBox, side: Side, step: number): Point[] {
  const cells = facts.side_cells[side][step];
  return (cells?.columns ?? []).map((x, i) => ({ x, y: cells?.rows[i] ?? 0 }));
}

/** The box around the two cells of a decoration, for a step on one side of the pyramid. */
export function decorationBox(box: TeotihuacanBox, side: Side, step: number): Box {
  const both = halves(box, side, step);
  const [x, y] = [Math.min(...both.map((at) => at.x)), Math.min(...both.map((at) => at.y))];
  const [right, foot] = [Math.max(...both.map((at) => at.x)), Math.max(...both.map((at) => at.y))];
  return { x, y, width: right - x + 1, height: foot - y + 1 };
}
