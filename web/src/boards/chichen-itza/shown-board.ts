import { signal } from "@preact/signals";

/** Whose board is drawn large; nothing: the viewer's own. */
export const shownSeat = signal<number | null>(null);
