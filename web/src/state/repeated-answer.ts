import type { Asked, Prospect } from "../net/protocol";
import type { Offer } from "./offers";
import { chainKey } from "./prospects";

/** Everything that must be equal for two answers to count as the same. */
export type AnswerSign = string;

/**
 * Describes an answer by its question, its moves, its words, and what it gives and costs. Returns null if its
 * effect is not known yet.
 */
export function signOf(
  question: Pick<Asked, "kind" | "words"> | null,
  chain: readonly string[],
  offer: Pick<Offer, "words" | "note"> | undefined,
  prospect: Pick<Prospect, "things" | "points" | "deferred_points" | "end" | "ends"> | undefined,
): AnswerSign | null {
  if (question === null || prospect === undefined) return null;
  const { things, points, deferred_points, end, ends } = prospect;
  return JSON.stringify([
    question.kind,
    question.words,
    chainKey(chain),
    offer?.words,
    offer?.note,
    things,
    points,
    deferred_points,
    end,
    ends,
  ]);
}
