/**
 * Moves the focus between the elements of a board with the arrow keys. Elements that cannot be chosen at the
 * moment are included.
 */

const WAYS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

import type { Point } from "./polar";

/** The index of the nearest element in a direction; -1 if there is no element in roughly that direction. */
export function nearestInDirection(way: Point, from: Point, all: Point[]): number {
  let best = -1;
  let least = Infinity;
  all.forEach((at, i) => {
    const ahead = (at.x - from.x) * way.x + (at.y - from.y) * way.y;
    const aside = Math.abs((at.x - from.x) * way.y) + Math.abs((at.y - from.y) * way.x);
    if (ahead <= 1 || aside > ahead * 2) return;
    const far = ahead + aside * 2;
    if (far < least) {
      least = far;
      best = i;
    }
  });
  return best;
}

export function moveFocus(event: KeyboardEvent): void {
  const way = WAYS[event.key];
  const board = event.currentTarget;
  if (!way || !(board instanceof Element) || !(event.target instanceof Element)) return;
  event.preventDefault();
  event.stopPropagation();
  const things = [...board.querySelectorAll<SVGElement>(".bounds")];
  const middle = (one: Element) => {
    const box = one.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const next = nearestInDirection(way, middle(event.target), things.map(middle));
  things[next]?.focus();
}
