import type { PreviewEnd } from "../net/protocol";

/** What an answer would leave behind: where it ends, whose turn it was and would be, whether something can still be taken back, whether something was answered in this turn already, and whether it gives up something that was earned. */
export interface AnswerEffect {
  end: PreviewEnd;
  mine: boolean;
  staysMine: boolean;
  undo: boolean;
  begun: boolean;
  costly: boolean;
}

/** Asked once more is what takes the way back from something, the turn itself, or something that was earned; not what had no way back before, such as the next roll of a fight. */
export function needsConfirmation({ end, mine, staysMine, undo, begun, costly }: AnswerEffect): boolean {
  if (costly) return true;
  if (end === "asked") return false;
  if (end === "over" || undo) return true;
  if (mine && !begun && (end === "chance" || end === "hole")) return true;
  return end !== "chance" && !(mine && staysMine);
}
