/**
 * Remembers, for each table and seat, which fight has been shown and up to which question it stays visible.
 * The values are kept as long as the tab is open.
 */
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
 * Whether the fight that began with this event is still shown. It is shown until the first question after it
 * has been answered.
 */
export function isFightShown(table: string, seat: number, from: number, asked: number | null): boolean {
  const had = read(table, seat);
  const seen = had?.from === from ? { from, question: had.question ?? asked } : { from, question: asked };
  if (had?.from !== from || had.question !== seen.question)
    sessionStorage.setItem(place(table, seat), JSON.stringify(seen));
  return seen.question === asked;
}
