import type { TableEvent } from "../../net/protocol";
import type { LogLine } from "./log-lines";

export type Trade = (event: TableEvent) => [thing: string, by: number][];

/** Adds the total to the last line of several consecutive trades by one seat. */
export function withTradeTotals(
  lines: LogLine[],
  trade: Trade,
  format: (sum: [string, number][]) => string,
): LogLine[] {
  const joined = (one: LogLine | undefined, other: LogLine) =>
    one !== undefined && one.entry.event.seat === other.entry.event.seat && trade(one.entry.event).length > 0;
  let sum = new Map<string, number>();
  let trades = 0;
  return lines.map((line, i) => {
    const goods = trade(line.entry.event);
    if (goods.length === 0) return line;
    if (!joined(lines[i - 1], line)) [sum, trades] = [new Map(), 0];
    trades += line.times;
    for (const [thing, by] of goods) sum.set(thing, (sum.get(thing) ?? 0) + by * line.times);
    const more = [...sum].filter(([, by]) => by !== 0);
    return trades > 1 && more.length > 0 && !joined(lines[i + 1], line)
      ? { ...line, sum: format(more) }
      : line;
  });
}
