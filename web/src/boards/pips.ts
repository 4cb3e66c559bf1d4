type Point = [number, number];

const CORNERS: Point[] = [
  [-1, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
];
const MIDDLE: Point = [0, 0];
const SIX: Point[] = [-1.2, 0, 1.2].flatMap((y): Point[] => [
  [-1, y],
  [1, y],
]);
const PIPS: Point[][] = [
  [],
  [MIDDLE],
  CORNERS.slice(0, 2),
  [...CORNERS.slice(0, 2), MIDDLE],
  CORNERS,
  [...CORNERS, MIDDLE],
  SIX,
];

/** The positions of the pips on a die's face, relative to its centre; `spread` is their distance from the
 * centre. */
export function pips(face: number, spread: number): Point[] {
  return (PIPS[face] ?? []).map(([x, y]) => [x * spread, y * spread]);
}
