import { signal } from "@preact/signals";
import type { Turned } from "../view";

/** How the tile in hand was turned by the player, by tile; nothing: as it brings most. */
export const turnedByHand = signal<{ tile: string; rotation: number } | null>(null);

/** The place that is pointed at while a tile is in hand. */
export const pointedPlace = signal<string | null>(null);

/** The rotation in which the tile would lie here. */
export function chosen(tile: string, turns: Turned[]): Turned | undefined {
  const hand = turnedByHand.value;
  const wanted = hand?.tile === tile ? turns.find(({ rotation }) => rotation === hand.rotation) : undefined;
  return wanted ?? turns.find(({ best }) => best);
}

/** The next of the rotations that look different. */
export function turn(tile: string, turns: Turned[], by: 1 | -1): void {
  const now = chosen(tile, turns);
  const i = turns.findIndex(({ rotation }) => rotation === now?.rotation);
  const next = turns[(i + by + turns.length) % turns.length];
  if (next) turnedByHand.value = { tile, rotation: next.rotation };
}
