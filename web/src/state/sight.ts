/** What one seat sees, kept up to date from updates. */
import type { Asked, Happened, Scores, Shows, Stream } from "../net/protocol";
import { withAutoma } from "./automa";

export interface Sight {
  stream: Stream;
  events: Happened[];
  /** How many of the events came with the latest update. */
  fresh: number;
  table: Record<string, unknown>;
  /** The view after this seat's own last move. */
  was: Record<string, unknown> | null;
  asked: number[];
  question: Asked | null;
  undo: boolean;
  over: boolean;
  scores: Scores;
  standing: Record<string, string>;
  since: number;
  notes: string;
}

export function follow(had: Sight | undefined, whole: boolean, shows: Shows): Sight {
  const table = whole ? shows.table : { ...had?.table, ...shows.table };
  for (const key of shows.gone) delete table[key];
  const kept = (had?.events ?? []).slice(0, shows.kept);
  return {
    stream: shows.stream,
    events: [...kept, ...shows.events],
    fresh: had === undefined ? 0 : shows.events.length,
    table,
    was: (shows.since ?? 0) >= shows.stream.last ? table : (had?.was ?? null),
    asked: shows.asked,
    question: shows.question,
    undo: shows.undo,
    over: shows.over,
    scores: withAutoma(shows.scores, table),
    standing: shows.standing,
    since: shows.since ?? 0,
    notes: shows.notes ?? had?.notes ?? "",
  };
}
