import type { ComponentType } from "preact";
import type { AnswerOdds, Asked, TableEvent } from "../net/protocol";
import type { GameAssets } from "../state/game-assets";
import type { Card } from "./board";
import type { Flight } from "./flight";

export interface BoardProps {
  tall: boolean;
}

export interface HoldingsProps {
  seat: number;
  view: Record<string, unknown>;
  /** The view as it would be after the choice that the player points at. */
  previewed: Record<string, unknown> | null;
  assets: GameAssets;
  /**
   * Returns the function to call when the player presses part of the holdings; undefined if the move is not a
   * possible answer now.
   */
  answer?: (move: string) => (() => void) | undefined;
}

/**
 * The information about the table that one seat sees. A board module needs it to describe an answer or a
 * component.
 */
export interface BoardContext {
  view: Record<string, unknown>;
  assets: GameAssets;
  seat: number;
  names: string[];
}

/** All page code for one game. `boards/<game>/module.ts` exports it as `board`. */
export interface BoardModule {
  /** A drawn board can be zoomed and panned; a plain board is a page that scrolls. */
  drawn: boolean;
  Board: ComponentType<BoardProps>;
  /** Draws a seat's holdings in the list of players. */
  Holdings: ComponentType<HoldingsProps>;
  /** Draws a single component as the board does; draws nothing if the board does not show it. */
  Piece?: ComponentType<{ id: string }>;
  /** The pieces that these events move, for animation. */
  flights?: (events: TableEvent[], view: Record<string, unknown>) => Flight[];
  /** The content of a component's card. If it is null, the card shows only what is printed on the
   * component. */
  card?: (about: string, context: BoardContext) => Card | null;
  /** What a seat gave and received, if the event is a trade. */
  trade?: (event: TableEvent) => [thing: string, by: number][];
  /**
   * Whether a move can be chosen only on the board, so that the list of answers omits it. `question` is the
   * kind of question, for boards with their own form.
   */
  isOnlyOnBoard?: (move: string, question: string) => boolean;
  /**
   * The place of an answer in the list of answers: a lower rank comes first. Answers of equal rank remain in
   * the order of the rules. */
  answerRank?: (move: string, question: Pick<Asked, "kind" | "numbers">) => number;
  /**
   * The mark that the board shows at the place of a move, such as the number of an area. The list of answers
   * shows this mark before the answer. */
  answerMark?: (move: string) => string | null;
  /**
   * The component, such as a card, that a move uses. If a question offers many uses of the same component, the
   * list of answers shows only the component, and its uses after a press. */
  answerOf?: (move: string) => string | null;
  /** A short summary of one answer's odds, for a list of several answers. */
  AnswerShare?: ComponentType<{ odds: AnswerOdds; say: (message: string) => string; full?: boolean }>;
  /** Whether the viewer may know a seat's points. If a module does not define this function, the points
   * are always known. */
  arePointsKnown?: (view: Record<string, unknown>, seat: number) => boolean;
  /** Whether a seat holds cards that could no longer be played if its answer were given automatically. */
  holdsCards?: (view: Record<string, unknown>, seat: number) => boolean;
  /**
   * Whether the board itself shows how the game ended (`end-seen.ts`). The frame then shows the scoring only
   * on request. */
  showsEnd?: boolean;
  /** The kinds of events that become headings in the log, in addition to turns, rounds and phases. */
  logHeadings?: readonly string[];
  /** Bookkeeping rules: if a log line belongs to one of these rules, it cites the rule of its cause
   * instead. */
  bookkeepingRules?: readonly string[];
}
