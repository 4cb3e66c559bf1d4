/**
 * Whether Construction's prices are below its tiles, because tiles with prices next to them would be too
 * small.
 */
export function isStacked(width: number): boolean {
  return width < BESIDE;
}

const BESIDE = 280;
