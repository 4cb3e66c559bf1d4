import { signal } from "@preact/signals";

/** Ends what a board still shows of the past; nothing: it shows the present. Until then the next question is not told, and the log and the players' panels wait. */
export const stopPlaying = signal<(() => void) | null>(null);
