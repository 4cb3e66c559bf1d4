import type { Asked } from "../net/protocol";

/** Which moves one click may play although they do not answer the question at once: the last of a chain of own moves. */
export interface ClickChains {
  /** Moves that end or repeat something, or need their own question: they never end a chain. */
  never: RegExp;
  /** What the moves before the last one must look like, joined by ", ". */
  path: RegExp;
  /** What a path costs in addition to its last move; of two paths the more expensive one is dropped. */
  pathCost: (path: string) => number;
}

/** What the state of a table must know about a game; the game's board module says it. */
export interface GameTraits {
  clickChains?: ClickChains;
  /** Answers that another one beats at a better price: they can be typed and are not shown. */
  dominated?: (question: Pick<Asked, "kind" | "numbers" | "options">) => string[];
  /** Whether an answer gives up something earned: it is always confirmed. */
  givesUp?: (move: string) => boolean;
  /** Parts of a seat's view whose numbers are no goods: a preview does not list their changes. */
  uncounted?: readonly string[];
}
