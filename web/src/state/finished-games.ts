import { signal } from "@preact/signals";

const KEY = "patolli.finished";

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === "string") : [];
  } catch {
    return [];
  }
}

/** Games of which this browser has seen an end from a seat. */
const finished = signal(read());

export function isNewcomer(game: string): boolean {
  return !finished.value.includes(game);
}

export function noteFinished(game: string): void {
  if (!isNewcomer(game)) return;
  finished.value = [...read(), game];
  try {
    localStorage.setItem(KEY, JSON.stringify(finished.value));
  } catch {
    // a browser that keeps nothing offers the first-game set-up again
  }
}
