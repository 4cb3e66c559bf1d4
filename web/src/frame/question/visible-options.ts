import type { Asked, Option } from "../../net/protocol";

/**
 * The answers to show. An answer with the same effect as a cheaper one is omitted unless a hint recommends
 * it.
 */
export function visibleOptions(question: Asked, hinted: ReadonlySet<string>): Option[] {
  return question.options.filter(({ text, dominated_by }) => !dominated_by || hinted.has(text));
}
