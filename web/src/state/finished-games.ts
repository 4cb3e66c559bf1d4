import { signal } from "@preact/signals";
import { readNames, writeNames } from "./stored-names";

const KEY = "patolli.finished";

/** The games that have been played to the end in this browser. */
const finished = signal(readNames(KEY));

export function isNewcomer(game: string): boolean {
  return !finished.value.includes(game);
}

export function noteFinished(game: string): void {
  if (!isNewcomer(game)) return;
  finished.value = [...readNames(KEY), game];
  writeNames(KEY, finished.value);
}
