import { signal } from "@preact/signals";
import { readNames, writeNames } from "./stored-names";

const KEY = "patolli.standing-shown";
const MOST = 100;

/** The tables at which this browser has already listed the windows that are skipped by default. */
const shown = signal(readNames(KEY));

export function wasStandingShown(table: string): boolean {
  return shown.value.includes(table);
}

export function noteStandingShown(table: string): void {
  shown.value = [...readNames(KEY).filter((one) => one !== table), table].slice(-MOST);
  writeNames(KEY, shown.value);
}
