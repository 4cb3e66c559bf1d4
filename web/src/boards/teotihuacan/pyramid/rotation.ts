import { signal } from "@preact/signals";
import type { Turned } from "../view";

/** The rotation that the player has chosen for the tile in hand; null if the page uses the best rotation. */
export const turnedByHand = signal<{ tile: string; rotation: number } | null>(null);

/** The place under the pointer while the player has a tile in hand. */
export const pointedPlace = signal<string | null>(null);

/** The tile's rotation at a place: the chosen one if it is possible there, otherwise the best of `turns`. */
export function chosen(tile: string, turns: Turned[]): Turned | undefined {
  const hand = turnedByHand.value;
  const wanted = hand?.tile === tile ? turns.find(({ rotation }) => rotation === hand.rotation) : undefined;
  return wanted ?? turns.find(({ best }) => best);
}

/** Turns the tile to the next rotation that looks different. */
export function turn(tile: string, turns: Turned[], by: 1 | -1): void {
  const now = chosen(tile, turns);
  const i = turns.findIndex(({ rotation }) => rotation === now?.rotation);
  const next = turns[(i + by + turns.length) % turns.length];
  if (next) turnedByHand.value = { tile, rotation: next.rotation };
}
