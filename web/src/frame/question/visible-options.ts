import type { Asked, Option } from "../../net/protocol";

/** The answers that are shown: what brings the same as another one for more is left out, unless a hint points at it. */
export function visibleOptions(question: Asked, hinted: ReadonlySet<string>): Option[] {
  return question.options.filter(({ text, dominated_by }) => !dominated_by || hinted.has(text));
}
