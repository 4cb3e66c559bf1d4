import type { Happened } from "../../net/protocol";

const HEADINGS = new Set(["turn", "round", "phase"]);

/** The rule that a log line cites. A line that only records a consequence cites the rule of its cause. */
export function citedRule(
  events: readonly Happened[],
  at: number,
  bookkeepingRules: readonly string[] = [],
): string {
  const { event } = events[at]!;
  let i = at;
  while (i >= 0 && bookkeepingRules.includes(events[i]!.event.rule)) i--;
  const cause = events[i]?.event;
  const brings =
    cause && !HEADINGS.has(cause.event) && (cause.seat === undefined || cause.seat === event.seat);
  return brings ? cause.rule : event.rule;
}
