import type { ComponentType } from "preact";
import type { AnswerOdds, TableEvent } from "../net/protocol";
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
  /** The function that is called if something in the holdings is pressed; undefined unless the move is one of
   * the viewer's answers now. */
  answer?: (move: string) => (() => void) | undefined;
}

/** The table as one seat sees it. A board module needs this to describe an answer or a component. */
export interface BoardContext {
  view: Record<string, unknown>;
  assets: GameAssets;
  seat: number;
  names: string[];
}

/** All page code for one game. `boards/<game>/module.ts` exports it as `board`. */
export interface BoardModule {
  /** A drawn board can be zoomed and panned; a plain one is a page that scrolls. */
  drawn: boolean;
  Board: ComponentType<BoardProps>;
  /** A seat's holdings in the list of players. */
  Holdings: ComponentType<HoldingsProps>;
  /** Draws a single component as the board does; draws nothing if the board does not show it. */
  Piece?: ComponentType<{ id: string }>;
  /** The pieces that travel because of these events. */
  flights?: (events: TableEvent[], view: Record<string, unknown>) => Flight[];
  /** The card of a component. If it is null, the card shows only what is printed on the component. */
  card?: (about: string, context: BoardContext) => Card | null;
  /** The things that a seat gave and received, if the event is a trade. */
  trade?: (event: TableEvent) => [thing: string, by: number][];
  /**
   * Whether a move can be chosen only on the board and is left out of the list of answers. `question` is the
   * kind of question, for boards with their own form.
   */
  isOnlyOnBoard?: (move: string, question: string) => boolean;
  /**
   * The mark that the board shows at the place of a move, such as the number of an area. The list of answers
   * shows this mark before the answer. */
  answerMark?: (move: string) => string | null;
  /** A short summary of the odds of one answer among several. */
  AnswerShare?: ComponentType<{ odds: AnswerOdds; say: (message: string) => string; full?: boolean }>;
  /** Whether the viewer may know a seat's points. If this function is missing, the points are always known.
   * */
  arePointsKnown?: (view: Record<string, unknown>, seat: number) => boolean;
  /** Whether a seat holds cards that a standing answer would prevent from being played. */
  holdsCards?: (view: Record<string, unknown>, seat: number) => boolean;
  /**
   * Whether the board itself shows how the game ended (`end-seen.ts`). The frame then shows the scoring only
   * on request. */
  showsEnd?: boolean;
  /** Events that are headings in the log, in addition to turn, round and phase. */
  logHeadings?: readonly string[];
  /** Bookkeeping rules: a log line under one of these rules cites the rule of its cause. */
  bookkeepingRules?: readonly string[];
}
