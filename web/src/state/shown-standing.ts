import { signal } from "@preact/signals";
import { readNames, writeNames } from "./stored-names";

const KEY = "patolli.standing-shown";
const MOST = 100;

/** Tables at which this browser has already shown which windows the table skips from the start. */
const shown = signal(readNames(KEY));

export function wasStandingShown(table: string): boolean {
  return shown.value.includes(table);
}

export function noteStandingShown(table: string): void {
  shown.value = [...readNames(KEY).filter((one) => one !== table), table].slice(-MOST);
  writeNames(KEY, shown.value);
}
