/** The keys of my seats, kept in this browser. A key never goes into an address that a server sees. */
import type { SeatGiven } from "../net/protocol";

const KEY = "patolli.keys";
/** As many as a table is shown at once; the newest count. */
const MOST_FOR_TABLE = 31;

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

function write(all: Keys): void {
  localStorage.setItem(KEY, JSON.stringify(all));
}

export function keysOf(table: string): TableKeys {
  return read()[table] ?? { seats: [] };
}

/** All keys in portions of at most `most`; those of one table stay together. */
export function keyPortions(most: number): string[][] {
  const portions: string[][] = [[]];
  for (const keys of Object.values(read())) {
    const own = [...keys.seats, ...(keys.host ? [keys.host] : [])];
    const last = portions[portions.length - 1]!;
    if (last.length > 0 && last.length + own.length > most) portions.push(own.slice(-most));
    else last.push(...own.slice(-most));
  }
  return portions;
}

/** Keeps keys to seats; one that was `renewed` does not fit any more. */
export function keep(
  table: string,
  seats: Pick<SeatGiven, "token">[],
  host?: string,
  renewed?: string,
): void {
  const all = read();
  const had = all[table] ?? { seats: [] };
  const tokens = new Set([...had.seats, ...seats.map((seat) => seat.token)]);
  if (renewed) tokens.delete(renewed);
  const kept = [...tokens].slice(-MOST_FOR_TABLE);
  const keeper = host ?? had.host;
  all[table] = keeper ? { seats: kept, host: keeper } : { seats: kept };
  write(all);
}

/** Forgets these keys of a table, and no others. */
export function drop(table: string, tokens: string[]): void {
  const all = read();
  const had = all[table];
  if (!had) return;
  const seats = had.seats.filter((token) => !tokens.includes(token));
  const host = had.host && !tokens.includes(had.host) ? had.host : undefined;
  if (host) all[table] = { seats, host };
  else if (seats.length > 0) all[table] = { seats };
  else delete all[table];
  write(all);
}
