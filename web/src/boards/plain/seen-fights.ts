/** Remembers, for each table and seat, up to which question a finished fight is shown. The values are kept
 * while the page is open. */
interface Seen {
  from: number;
  question: number | null;
}

function place(table: string, seat: number): string {
  return `patolli.fight.${table}.${seat}`;
}

function read(table: string, seat: number): Seen | null {
  try {
    return JSON.parse(sessionStorage.getItem(place(table, seat)) ?? "null") as Seen | null;
  } catch {
    return null;
  }
}

/**
 * Whether this page, or an earlier one in this tab, has started to show the fight that began with this event.
 */
export function wasFightBegun(table: string, seat: number, from: number): boolean {
  return read(table, seat)?.from === from;
}

/**
 * Whether the fight that began with this event is still shown: until the first question after it is answered.
 */
export function isFightShown(table: string, seat: number, from: number, asked: number | null): boolean {
  const had = read(table, seat);
  const seen = had?.from === from ? { from, question: had.question ?? asked } : { from, question: asked };
  if (had?.from !== from || had.question !== seen.question)
    sessionStorage.setItem(place(table, seat), JSON.stringify(seen));
  return seen.question === asked;
}
