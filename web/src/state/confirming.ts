import type { End } from "../net/protocol";

/** What an answer would leave behind: where it ends, whose turn it was and would be, whether something can still be taken back. */
export interface Step {
  end: End;
  mine: boolean;
  staysMine: boolean;
  undo: boolean;
}

/** Asked once more is what takes the way back from something, or the turn itself; not what had no way back before. */
export function asksOnceMore({ end, mine, staysMine, undo }: Step): boolean {
  if (end === "asked") return false;
  if (end === "over" || undo) return true;
  return end !== "chance" && !(mine && staysMine);
}
