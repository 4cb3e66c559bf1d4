import type { PreviewEnd, Prospect } from "../net/protocol";

/** The consequences of an answer. All of these facts come from the server; none come from earlier states of
 * the page. */
export interface AnswerEffect {
  end: PreviewEnd;
  /** Whether the answer ends the turn, the seat's part of a round, or the game. */
  ends: Prospect["ends"];
  costs: boolean;
  /** Whether the answer gives up something earned. */
  givesUp: boolean;
  /** Only declines. */
  passes: boolean;
  /** Whether earlier answers can still be taken back. */
  undo: boolean;
}

/**
 * The one rule for confirmation: answers that end a turn or the game, give up something earned or cannot be
 * taken back. A pass needs no confirmation unless it costs something or makes earlier answers final. An
 * answer followed by another question of the same seat can be taken back.
 */
export function needsConfirmation({ end, ends, costs, givesUp, passes, undo }: AnswerEffect): boolean {
  if (ends !== "" || givesUp) return true;
  return end !== "asked" && (!passes || costs || undo);
}
