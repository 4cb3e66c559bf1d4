import type { PreviewEnd, Prospect } from "../net/protocol";

/** What an answer would leave behind, as the server has foreseen it. */
export interface AnswerEffect {
  end: PreviewEnd;
  /** It ends the turn, the own part of a round, or the game. */
  ends: Prospect["ends"];
  costs: boolean;
  /** It gives up something that was earned. */
  givesUp: boolean;
  /** Something can still be taken back. */
  undo: boolean;
  /** It is the first answer of the own turn: it decides what the turn is used for. */
  opens: boolean;
}

/**
 * The one rule: asked once more is the end of a turn or of the game, what gives up something earned, and what
 * cannot be taken back and costs something: goods, points, the use of the turn, or the way back from earlier
 * choices. What another question of the same seat follows can be taken back.
 */
export function needsConfirmation({ end, ends, costs, givesUp, undo, opens }: AnswerEffect): boolean {
  if (ends !== "" || givesUp) return true;
  return end !== "asked" && (costs || undo || opens);
}
