/** The state of a table as seen from one seat. Updates from the server keep it current. */
import type { ChanceAsked, Happened, Shows } from "../net/protocol";

const NO_SEAT = -1;

/** The parts of an update that replace the earlier ones. The protocol explains them. */
type ReplacedPart =
  | "stream"
  | "asked"
  | "question"
  | "undo"
  | "over"
  | "scores"
  | "standing"
  | "since"
  | "turn"
  | "passed";

export interface SeatState extends Pick<Shows, ReplacedPart> {
  events: Happened[];
  /** The number of events in the latest update. */
  fresh: number;
  table: Record<string, unknown>;
  /**
   * The view after this seat's last turn or, during its turn, after its last move. Null if this page was not
   * open then.
   */
  was: Record<string, unknown> | null;
  /** The points of all seats at the time of `was`. */
  wasTotals: number[] | null;
  news: TurnNews;
  notes: string;
  /** The current roll or draw, at a table where people type chance outcomes. */
  chance: ChanceAsked | null;
  /** The number of the last outcome if this seat typed it and can take it back; otherwise 0. */
  outcomeBack: number;
}

/**
 * The events since the viewer's last turn. They do not change during the viewer's next turn, even if the
 * viewer answers or takes back answers.
 */
export interface TurnNews {
  /** The range of events. `from` is 0 if the viewer has not had a turn yet. */
  from: number;
  to: number;
  /** The view and the points before these events; null if this page was not open then. */
  was: Record<string, unknown> | null;
  wasTotals: number[] | null;
  /**
   * The view and the points after these events, stored when the viewer answers. Null before that, when the
   * current ones apply.
   */
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

/**
 * The news as it was before this update, if everything since then was done by the viewer in this turn;
 * otherwise null.
 */
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

/** Returns a copy of the list with these entries replaced. */
function withEntries(list: unknown, changed: Record<string, unknown>): unknown {
  return (list as unknown[]).map((one, place) => (place in changed ? changed[place] : one));
}

/**
 * Where the seat's last turn ended: at the end of this update, within it, or before it. An event that only
 * announces the next turn does not change the view. Any other event, such as points at the end of a round,
 * has already changed it.
 */
function markOf(had: SeatState | undefined, { since, stream, events }: Shows): "here" | "within" | "before" {
  const mark = since ?? 0;
  if (mark >= stream.last) return "here";
  if (had === undefined || mark <= had.since) return "before";
  const later = events.slice(Math.max(0, events.length - (stream.last - mark)));
  return later.every(({ event }) => event.event === "turn") ? "here" : "within";
}

/**
 * The events that a seat has received since the end of its last turn, except for the start of its current
 * turn.
 */
export function eventsSinceLastTurn({ events, news }: SeatState, seat: number): Happened[] {
  return news.from > 0
    ? events
        .slice(news.from, news.to)
        .filter(({ words, event }) => words && !(event.event === "turn" && event.seat === seat))
    : [];
}
