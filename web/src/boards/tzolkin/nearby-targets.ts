import type { Point } from "../polar";

/** An own worker that can be picked up, as it lies on the screen. */
export interface Target extends Point {
  word: string;
  /** Half its size on the screen, in pixels. */
  radius: number;
}

/** A target reaches at least so far from its middle, in pixels: 44 across for a finger, 24 for a mouse. */
const REACH = { touch: 22, mouse: 12 };

/**
 * What a press on a wheel may mean, the nearest first. `here`: what the pressed thing means by itself; `place`: what the rest of the wheel means.
 * A mouse means the nearest worker in its reach. A finger covers several things at once: it is asked which of them is meant,
 * unless the workers are drawn large enough for it.
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
