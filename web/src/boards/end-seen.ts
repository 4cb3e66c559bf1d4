import { signal } from "@preact/signals";

/**
 * The tables whose board has shown the whole ending, or has no ending to show. The frame names the winner
 * only for these tables.
 */
export const endsSeen = signal<ReadonlySet<string>>(new Set());

export function noteEndSeen(table: string): void {
  if (!endsSeen.peek().has(table)) endsSeen.value = new Set([...endsSeen.peek(), table]);
}
