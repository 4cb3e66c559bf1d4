import type { PreviewEnd, Prospect } from "../net/protocol";

/** What an answer would leave behind. All of it comes from the server, and nothing from what this page has seen before. */
export interface AnswerEffect {
  end: PreviewEnd;
  /** It ends the turn, the own part of a round, or the game. */
  ends: Prospect["ends"];
  costs: boolean;
  /** It gives up something that was earned. */
  givesUp: boolean;
  /** It declines, and does nothing else. */
  passes: boolean;
  /** Earlier answers can still be taken back. */
  undo: boolean;
}

/**
 * The one rule: asked once more is the end of a turn or of the game, what gives up something earned, and what cannot
 * be taken back. A pass is not asked about, unless it costs something or makes earlier answers final. What another
 * question of the same seat follows can be taken back.
 */
export function needsConfirmation({ end, ends, costs, givesUp, passes, undo }: AnswerEffect): boolean {
  if (ends !== "" || givesUp) return true;
  return end !== "asked" && (!passes || costs || undo);
}
