import { signal } from "@preact/signals";

/**
 * Stops the playback of past events on the board; null if the board shows the present. During a playback, the
 * next question stays hidden, and the log and the players' panels wait.
 */
export const stopPlaying = signal<(() => void) | null>(null);
