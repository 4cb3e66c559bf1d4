import type { Asked, Option } from "../../net/protocol";

/** The answers that are shown: what brings the same as another one for more is left out, unless a hint points at it. */
export function visibleOptions(question: Asked, dominated: string[], hinted: ReadonlySet<string>): Option[] {
  return dominated.length === 0
    ? question.options
    : question.options.filter(({ text }) => hinted.has(text) || !dominated.includes(text));
}
