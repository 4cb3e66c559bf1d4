import { signal } from "@preact/signals";

/** Whose board is drawn large; nothing: the viewer's own. */
export const shownSeat = signal<number | null>(null);
/** Whether the table of all creatures lies over the map. */
export const shownCreatures = signal(false);
