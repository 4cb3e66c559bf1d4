import type { End } from "../net/protocol";

/** What an answer would leave behind: where it ends, whose turn it was and would be, whether something can still be taken back, and whether it gives up something that was earned. */
export interface Step {
  end: End;
  mine: boolean;
  staysMine: boolean;
  undo: boolean;
  costly: boolean;
}

/** Asked once more is what takes the way back from something, the turn itself, or something that was earned; not what had no way back before. */
export function asksOnceMore({ end, mine, staysMine, undo, costly }: Step): boolean {
  if (costly) return true;
  if (end === "asked") return false;
  if (end === "over" || undo) return true;
  return end !== "chance" && !(mine && staysMine);
}
