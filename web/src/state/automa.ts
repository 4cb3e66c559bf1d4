import type { Scores } from "../net/protocol";

type Counted = { points?: Record<string, number> } | undefined;

/** Adds the points of an automa, which plays without a seat: they are read off the view. */
export function withAutoma(scores: Scores, view: Record<string, unknown>): Scores {
  const seats = Array.isArray(view.seats) ? (view.seats as Counted[]) : [];
  const more = seats.slice(scores.totals.length).flatMap((one) => (one?.points ? [one.points] : []));
  if (more.length === 0) return scores;
  const rows = more.map((points) => scores.sources.map((source) => (points[source] ?? 0) * scores.unit));
  const beaten = scores.ranks.includes(1);
  return {
    ...scores,
    totals: [...scores.totals, ...rows.map((row) => row.reduce((sum, n) => sum + n, 0))],
    ranks: [...scores.ranks, ...rows.map(() => (beaten ? 2 : 1))],
    table: [...scores.table, ...rows],
  };
}
