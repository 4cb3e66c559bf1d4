/** Whether the prices of Construction lie below its tiles: beside them the tiles would be small. */
export function isStacked(width: number): boolean {
  return width < BESIDE;
}

const BESIDE = 280;
