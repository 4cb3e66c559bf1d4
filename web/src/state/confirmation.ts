import type { PreviewEnd, Prospect } from "../net/protocol";

/**
 * The consequences of an answer. All of them come from the server; none are derived from earlier states of
 * the page.
 */
export interface AnswerEffect {
  end: PreviewEnd;
  /** Whether the answer ends the turn, the seat's part of a round, or the game. */
  ends: Prospect["ends"];
  costs: boolean;
  /** Whether the answer gives up something that the seat has earned. */
  givesUp: boolean;
  /** Only declines. */
  passes: boolean;
  /** Whether earlier answers can still be taken back. */
  undo: boolean;
}

/**
 * Whether an answer needs confirmation. It does if it ends a turn or the game, gives up something earned, or
 * cannot be taken back. A pass needs no confirmation unless it costs something or makes earlier answers
 * final. An answer that is followed by another question to the same seat can be taken back.
 */
export function needsConfirmation({ end, ends, costs, givesUp, passes, undo }: AnswerEffect): boolean {
  if (ends !== "" || givesUp) return true;
  return end !== "asked" && (!passes || costs || undo);
}
