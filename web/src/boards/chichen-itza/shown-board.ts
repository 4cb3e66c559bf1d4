import { signal } from "@preact/signals";

/** The seat whose board is drawn large; null for the viewer's own board. */
export const shownSeat = signal<number | null>(null);
/** Whether the table of all creatures covers the map. */
export const shownCreatures = signal(false);
