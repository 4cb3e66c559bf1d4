import { signal } from "@preact/signals";

/** Tables whose end a board has shown to its end, or had nothing to show of; the frame names the winner then. */
export const endsSeen = signal<ReadonlySet<string>>(new Set());

export function noteEndSeen(table: string): void {
  if (!endsSeen.peek().has(table)) endsSeen.value = new Set([...endsSeen.peek(), table]);
}
