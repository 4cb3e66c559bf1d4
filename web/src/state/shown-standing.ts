import { signal } from "@preact/signals";

const KEY = "patolli.standing-shown";
const MOST = 100;

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === "string") : [];
  } catch {
    return [];
  }
}

/** Tables at which this browser has been shown which windows are passed from the start. */
const shown = signal(read());

export function wasStandingShown(table: string): boolean {
  return shown.value.includes(table);
}

export function noteStandingShown(table: string): void {
  shown.value = [...read().filter((one) => one !== table), table].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(shown.value));
  } catch {
    // a browser that keeps nothing shows them again
  }
}
