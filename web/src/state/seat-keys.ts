/** The keys to the viewer's seats, stored in this browser. Addresses sent to a server never contain a key. */
import type { SeatGiven } from "../net/protocol";

/** The name of the entry in the browser's storage. Other tabs may also write to it. */
export const KEYS_STORED = "patolli.keys";
/** The maximum number of keys that a table accepts. The newest are kept. */
const MOST_FOR_TABLE = 31;

export interface TableKeys {
  seats: string[];
  host?: string;
  /** True if the viewer has removed the table from their list. Opening its link restores it. */
  hidden?: true;
}

type Keys = Record<string, TableKeys>;

function read(): Keys {
  if (unkept) return unkept;
  try {
    return JSON.parse(localStorage.getItem(KEYS_STORED) ?? "{}") as Keys;
  } catch {
    return {};
  }
}

/**
 * Keys that cannot be stored, for example in private windows or because the storage is full. They last as
 * long as the page.
 */
let unkept: Keys | null = null;

function write(all: Keys): void {
  try {
    localStorage.setItem(KEYS_STORED, JSON.stringify(all));
    unkept = null;
  } catch {
    unkept = all;
  }
}

/** Whether this browser stores keys. If it does not, a seat's link is the only way back to the seat. */
export function keysAreKept(): boolean {
  return unkept === null;
}

export function keysOf(table: string): TableKeys {
  return read()[table] ?? { seats: [] };
}

/**
 * All keys except those for hidden tables, in portions of at most `most` keys. Keys for the same table stay
 * together.
 */
export function keyPortions(most: number): string[][] {
  const portions: string[][] = [[]];
  for (const keys of Object.values(read())) {
    if (keys.hidden) continue;
    const own = [...keys.seats, ...(keys.host ? [keys.host] : [])];
    const last = portions[portions.length - 1]!;
    if (last.length > 0 && last.length + own.length > most) portions.push(own.slice(-most));
    else last.push(...own.slice(-most));
  }
  return portions;
}

/** Stores keys to seats. The key `renewed` is no longer valid and is removed. */
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

/** Removes tables from the viewer's list or restores them. The keys to their seats are kept. */
export function setHidden(tables: string[], hidden: boolean): void {
  const all = read();
  let changed = false;
  for (const table of tables) {
    const had = all[table];
    if (!had || Boolean(had.hidden) === hidden) continue;
    const { hidden: _, ...keys } = had;
    all[table] = hidden ? { ...keys, hidden: true } : keys;
    changed = true;
  }
  if (changed) write(all);
}

export function hiddenTables(): string[] {
  return Object.entries(read()).flatMap(([table, keys]) => (keys.hidden ? [table] : []));
}

/** Deletes only these keys to a table. */
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
