import type { Asked, Option } from "../../net/protocol";

/**
 * The visible answers: an answer that has the same effect as another one at a higher price is left out unless
 * a hint points at it.
 */
export function visibleOptions(question: Asked, hinted: ReadonlySet<string>): Option[] {
  return question.options.filter(({ text, dominated_by }) => !dominated_by || hinted.has(text));
}
