import type { BoardModule } from "../../boards/board-module";
import type { Asked, Option } from "../../net/protocol";

/**
 * The answers to show, in the board's order. An answer with the same effect as a cheaper one is omitted unless
 * a hint recommends it.
 */
export function visibleOptions(
  question: Asked,
  hinted: ReadonlySet<string>,
  { answerRank }: Pick<BoardModule, "answerRank"> = {},
): Option[] {
  const shown = question.options.filter(({ text, dominated_by }) => !dominated_by || hinted.has(text));
  if (!answerRank) return shown;
  const rank = new Map(shown.map(({ text }) => [text, answerRank(text, question)]));
  return shown.sort((a, b) => compare(rank.get(a.text)!, rank.get(b.text)!));
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
