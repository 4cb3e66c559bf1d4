import type { Happened } from "../../net/protocol";

/** Rules that say how goods are kept, not why they come. */
const BOOKKEEPING = new Set(["CI-15.6", "CI-15.9"]);
const HEADS = new Set(["turn", "round", "phase"]);

/** The rule that a line of the log cites: of a gain, that of what brought it. */
export function citedRule(events: readonly Happened[], at: number): string {
  const { event } = events[at]!;
  let i = at;
  while (i >= 0 && BOOKKEEPING.has(events[i]!.event.rule)) i--;
  const cause = events[i]?.event;
  const brings = cause && !HEADS.has(cause.event) && (cause.seat === undefined || cause.seat === event.seat);
  return brings ? cause.rule : event.rule;
}
