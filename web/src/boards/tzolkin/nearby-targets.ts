import type { Point } from "../polar";

/** One of the player's workers that can be picked up, at its position on the screen. */
export interface Target extends Point {
  word: string;
  /** The worker's radius on the screen, in pixels. */
  radius: number;
}

/** The smallest radius of a press target in pixels; the diameter is 44 for a finger and 24 for a mouse. */
const REACH = { touch: 22, mouse: 12 };

/**
 * Returns the moves that a press on a wheel can play, nearest target first. `here` contains the moves of the
 * pressed element itself, and `place` those of the rest of the wheel. A mouse selects the nearest worker
 * within reach. A finger may cover several targets, so the player is asked which one is meant, unless the
 * workers are drawn large enough.
 */
export function nearbyTargets(
  at: Point,
  here: string[],
  place: string[],
  workers: Target[],
  touch: boolean,
): string[] {
  const reach = touch ? REACH.touch : REACH.mouse;
  const far = (one: Target) => Math.hypot(one.x - at.x, one.y - at.y);
  const near = workers
    .filter((one) => far(one) <= Math.max(reach, one.radius))
    .sort((a, b) => far(a) - far(b));
  const nearest = near[0];
  if (nearest === undefined) return here;
  if (!touch || nearest.radius >= reach) return [nearest.word];
  return [...new Set([...near.map((one) => one.word), ...here, ...place])];
}
