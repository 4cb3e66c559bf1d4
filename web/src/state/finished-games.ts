import { signal } from "@preact/signals";
import { readNames, writeNames } from "./stored-names";

const KEY = "patolli.finished";

/** The games whose end this browser has seen as a player. */
const finished = signal(readNames(KEY));

export function isNewcomer(game: string): boolean {
  return !finished.value.includes(game);
}

export function noteFinished(game: string): void {
  if (!isNewcomer(game)) return;
  finished.value = [...readNames(KEY), game];
  writeNames(KEY, finished.value);
}
