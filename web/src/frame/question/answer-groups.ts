import type { BoardModule } from "../../boards/board-module";
import type { Asked, Option } from "../../net/protocol";
import { visibleOptions } from "./visible-options";

/** If a card has more uses than this, the list shows the card first and its uses after a press. */
const MOST_USES = 6;

/** One row of the list of answers. */
export interface AnswerRow extends Option {
  /** The component that the row stands for, such as a card with many uses. */
  of?: string;
  /** The answers among which the player chooses after a press on the row. */
  uses?: string[];
}

/**
 * The rows of the list of answers. The uses of the same component form one row if there are many of them;
 * answers that a hint recommends keep their own rows.
 */
export function answerRows(
  question: Asked,
  hinted: ReadonlySet<string>,
  board: Pick<BoardModule, "answerRank" | "answerOf">,
): AnswerRow[] {
  const shown = visibleOptions(question, hinted, board);
  const of = new Map(shown.map(({ text }) => [text, board.answerOf?.(text) ?? null]));
  const rows: AnswerRow[] = [];
  for (const option of shown) {
    const about = of.get(option.text) ?? null;
    const uses = about === null ? [] : shown.map(({ text }) => text).filter((text) => of.get(text) === about);
    if (about === null || uses.length <= MOST_USES || hinted.has(option.text)) rows.push(option);
    else if (!rows.some((row) => row.of === about)) rows.push({ ...option, text: about, of: about, uses });
  }
  return rows;
}
