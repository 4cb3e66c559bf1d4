import type { Happened } from "../../../net/protocol";
import { AFTER_UPKEEP, ECLIPSE_SIGN, ECLIPSE_SOURCE, ECLIPSE_SOURCES, LAST_ECLIPSE_SOURCES } from "../names";

export type EclipseSource = (typeof ECLIPSE_SOURCES)[number];

/** A seat's results of an eclipse so far. */
export interface EclipseLine {
  avenue: number;
  track: number;
  masks: number;
  /** The upkeep; null while it still has to be paid. */
  upkeep: number | null;
  /** The bonus tiles of the temples, which only the last eclipse scores. */
  bonuses: number;
}

export interface EclipseCount {
  /** The eclipse's number, from 1. */
  number: number;
  /** The sources of points that this eclipse has. */
  sources: EclipseSource[];
  /** Whether all seats have paid their upkeep, so that the numbers are final. */
  complete: boolean;
  seats: EclipseLine[];
}

/** The sum of a seat's points; null while its upkeep still has to be paid. */
export function totalOf(line: EclipseLine): number | null {
  return line.upkeep === null ? null : ECLIPSE_SOURCES.reduce((sum, source) => sum + (line[source] ?? 0), 0);
}

/** The latest eclipse after this position in the log; null if there is none. */
export function lastEclipse(events: readonly Happened[], since: number, seats: number): EclipseCount | null {
  const start = events.findLastIndex((one, i) => i >= since && one.event.event === "eclipse");
  return start < 0 ? null : counted(events, start, seats);
}

/** The eclipse with this number; null if it has not been scored yet or is not in the log. */
export function eclipseOf(events: readonly Happened[], number: number, seats: number): EclipseCount | null {
  const start = events.findLastIndex(({ event }) => event.event === "eclipse" && event.eclipse === number);
  return start < 0 ? null : counted(events, start, seats);
}

/** Adds up the points for each seat and source. */
function counted(events: readonly Happened[], start: number, seats: number): EclipseCount {
  const lines = Array.from(
    { length: seats },
    (): EclipseLine => ({ avenue: 0, track: 0, masks: 0, upkeep: null, bonuses: 0 }),
  );
  const first = events[start]?.event;
  const last = Number(first?.final ?? 0) > 0;
  let complete = false;
  for (const { event } of events.slice(start)) {
    const line = lines[event.seat ?? -1];
    if ((AFTER_UPKEEP as readonly string[]).includes(event.event)) {
      for (const one of lines) one.upkeep ??= 0;
      complete = true;
    }
    const source = ECLIPSE_SOURCE[event.event];
    if (complete && !source) break;
    if (!line || !source) continue;
    line[source] = (line[source] ?? 0) + (ECLIPSE_SIGN[event.event] ?? 0) * Number(event.points ?? 0);
  }
  const sources = ECLIPSE_SOURCES.filter(
    (source) => last || !(LAST_ECLIPSE_SOURCES as readonly string[]).includes(source),
  );
  return { number: Number(first?.eclipse ?? 1), sources, complete, seats: lines };
}
