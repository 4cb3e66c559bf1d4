import { signal } from "@preact/signals";

/**
 * Stops the playback of past events on the board; null if nothing is being played back. During a playback,
 * the next question is hidden, and the log and the players' panels wait.
 */
export const stopPlaying = signal<(() => void) | null>(null);

/** Whether the playback waits for a press of the player, instead of ending by itself after a few seconds. */
export const waitsForPress = signal(false);
