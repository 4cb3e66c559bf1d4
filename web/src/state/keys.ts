/** The keys of my seats, kept in this browser. A key never goes into an address that a server sees. */
import type { SeatGiven } from "../net/protocol";

const KEY = "patolli.keys";

export interface TableKeys {
  seats: string[];
  host?: string;
}

type Keys = Record<string, TableKeys>;

function read(): Keys {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Keys;
  } catch {
    return {};
  }
}

export function keysOf(table: string): TableKeys {
  return read()[table] ?? { seats: [] };
}

export function allKeys(): string[] {
  return Object.values(read()).flatMap((keys) => [...keys.seats, ...(keys.host ? [keys.host] : [])]);
}

/** Keeps keys to seats; one that was `renewed` does not fit any more. */
export function keep(table: string, seats: Pick<SeatGiven, "token">[], host?: string, renewed?: string): void {
  const all = read();
  const had = all[table] ?? { seats: [] };
  const tokens = new Set([...had.seats, ...seats.map((seat) => seat.token)]);
  if (renewed) tokens.delete(renewed);
  const keeper = host ?? had.host;
  all[table] = keeper ? { seats: [...tokens], host: keeper } : { seats: [...tokens] };
  localStorage.setItem(KEY, JSON.stringify(all));
}

export function forget(table: string): void {
  const all = read();
  delete all[table];
  localStorage.setItem(KEY, JSON.stringify(all));
}
