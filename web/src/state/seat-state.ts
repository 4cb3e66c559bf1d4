/** What one seat sees, kept up to date from updates. */
import type { Asked, ChanceAsked, Happened, PassedWindow, Scores, Shows, Stream } from "../net/protocol";

const NO_SEAT = -1;

export interface SeatState {
  stream: Stream;
  events: Happened[];
  /** How many of the events came with the latest update. */
  fresh: number;
  table: Record<string, unknown>;
  /** The view after this seat's own last turn, or its own last move in its turn; nothing: it was never seen. */
  was: Record<string, unknown> | null;
  /** Everybody's points at that time. */
  wasTotals: number[] | null;
  asked: number[];
  question: Asked | null;
  undo: boolean;
  over: boolean;
  scores: Scores;
  standing: Record<string, string>;
  since: number;
  news: TurnNews;
  notes: string;
  /** At a table where chance is typed: what is rolled or drawn now. */
  chance: ChanceAsked | null;
  /** Not 0: the outcome that this seat typed last can be taken back. */
  outcomeBack: number;
  /** Whose turn it is by the rules; below 0: nobody's. */
  turn: number;
  /** Windows that the table passed for this seat since its last own answer, the latest first. */
  passed: PassedWindow[];
}

/** What happened since the last turn of the viewer. It does not change during the next one, also not by answers and Undo. */
export interface TurnNews {
  /** Events from here, 0: there was no turn yet, to there. */
  from: number;
  to: number;
  /** The view and the points before; nothing: they were never seen. */
  was: Record<string, unknown> | null;
  wasTotals: number[] | null;
  /** The view and the points after, once something was answered since; until then what is seen now. */
  after: { table: Record<string, unknown>; totals: number[] } | null;
}

export function applyUpdate(
  had: SeatState | undefined,
  whole: boolean,
  shows: Shows,
  seat = NO_SEAT,
): SeatState {
  const table = whole ? shows.table : { ...had?.table, ...shows.table };
  for (const [key, changed] of Object.entries(shows.entries)) table[key] = withEntries(table[key], changed);
  for (const key of shows.gone) delete table[key];
  const mark = markOf(had, shows);
  const kept = (had?.events ?? []).slice(0, shows.kept);
  const events = [...kept, ...shows.events];
  const was = mark === "here" ? table : mark === "before" ? (had?.was ?? null) : null;
  const wasTotals =
    mark === "here" ? shows.scores.totals : mark === "before" ? (had?.wasTotals ?? null) : null;
  const since = shows.since ?? 0;
  return {
    stream: shows.stream,
    events,
    fresh: had === undefined ? 0 : shows.events.length,
    table,
    was,
    wasTotals,
    asked: shows.asked,
    question: shows.question,
    undo: shows.undo,
    over: shows.over,
    scores: shows.scores,
    standing: shows.standing,
    since,
    news:
      keptNews(had, whole, shows, seat) ??
      ({ from: since, to: events.length, was, wasTotals, after: null } satisfies TurnNews),
    notes: shows.notes ?? had?.notes ?? "",
    chance: shows.chance ?? null,
    outcomeBack: shows.outcome_back ?? 0,
    turn: shows.turn ?? -1,
    passed: shows.passed ?? [],
  };
}

/** The news of before, if all that happened since is what the viewer did in this turn. */
function keptNews(had: SeatState | undefined, whole: boolean, shows: Shows, seat: number): TurnNews | null {
  const own = seat >= 0 && had?.turn === seat && shows.turn === seat;
  if (!had || !own || whole || (shows.since ?? 0) < shows.stream.last) return null;
  const { news } = had;
  return {
    ...news,
    to: Math.min(news.to, shows.kept + shows.events.length),
    after: news.after ?? { table: had.table, totals: had.scores.totals },
  };
}

/** A list with these of its entries in the place of what was there. */
function withEntries(list: unknown, changed: Record<string, unknown>): unknown {
  return (list as unknown[]).map((one, place) => (place in changed ? changed[place] : one));
}

/**
 * Where my own last turn ended: with this update, within it, or before it. What only names the next turn changes
 * nothing; anything else, such as points at the end of a round, has changed the view already.
 */
function markOf(had: SeatState | undefined, { since, stream, events }: Shows): "here" | "within" | "before" {
  const mark = since ?? 0;
  if (mark >= stream.last) return "here";
  if (had === undefined || mark <= had.since) return "before";
  const later = events.slice(Math.max(0, events.length - (stream.last - mark)));
  return later.every(({ event }) => event.event === "turn") ? "here" : "within";
}

/** What was told to a seat since its last turn ended; that its turn begins it sees. */
export function eventsSinceLastTurn({ events, news }: SeatState, seat: number): Happened[] {
  return news.from > 0
    ? events
        .slice(news.from, news.to)
        .filter(({ words, event }) => words && !(event.event === "turn" && event.seat === seat))
    : [];
}
