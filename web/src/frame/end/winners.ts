import type { Scores } from "../../net/protocol";
import { say } from "../../texts/frame";

/** Who has won: rank 1. A game may end without a winner. */
export function winnersOf(scores: Pick<Scores, "ranks">): number[] {
  return scores.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}

export function victory(names: string[]): string {
  if (names.length === 0) return say("nobody-wins");
  return names.length > 1
    ? say("share-victory", { names: names.join(", ") })
    : say("wins", { name: names[0] ?? "" });
}
