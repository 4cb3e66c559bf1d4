import type { Asked } from "../../net/protocol";

/**
 * The actions for a worker are listed from its own space downwards: the space itself first, then one step
 * back, then two. Actions of the next-higher space follow.
 */
export function answerRank(move: string, { kind, numbers }: Pick<Asked, "kind" | "numbers">): number {
  if (kind !== "ChooseAction") return 0;
  const [, space = 0] = numbers;
  const [word, action] = move.split(" ");
  const n = Number(action);
  if (Number.isNaN(n)) return Number.POSITIVE_INFINITY;
  return word === "act" ? Math.abs(space - n) : 100 + n;
}
