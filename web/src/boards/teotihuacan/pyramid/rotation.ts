import { signal } from "@preact/signals";
import type { Turned } from "../view";

/** The rotation chosen by the player for the tile in hand; null for the best rotation. */
export const turnedByHand = signal<{ tile: string; rotation: number } | null>(null);

/** The place under the pointer while the player has a tile in hand. */
export const pointedPlace = signal<string | null>(null);

/** The rotation that the tile would have at a place where these rotations are possible. */
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
