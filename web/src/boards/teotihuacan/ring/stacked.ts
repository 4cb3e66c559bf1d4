/**
 * Whether Construction's prices are below its tiles. With the prices next to them, the tiles would be too
 * small.
 */
export function isStacked(width: number): boolean {
  return width < BESIDE;
}

const BESIDE = 280;
