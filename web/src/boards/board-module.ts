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
  /** What the view would be after the choice that is pointed at. */
  previewed: Record<string, unknown> | null;
  assets: GameAssets;
  /** What a press on something held plays, if it answers the viewer now. */
  answer?: (move: string) => (() => void) | undefined;
}

/** The table as one seat sees it: what a board module needs to talk about an answer or a component. */
export interface BoardContext {
  view: Record<string, unknown>;
  assets: GameAssets;
  seat: number;
  names: string[];
}

/** Everything that the page knows about one game: `boards/<game>/module.ts` exports it as `board`. */
export interface BoardModule {
  /** A drawn board can be zoomed and moved; a plain one is read and scrolled. */
  drawn: boolean;
  Board: ComponentType<BoardProps>;
  /** What a seat holds, in the list of players. */
  Holdings: ComponentType<HoldingsProps>;
  /** A component by itself, as the board draws it; it draws nothing where the board has no drawing of it. */
  Piece?: ComponentType<{ id: string }>;
  /** The pieces that move when these events have happened. */
  flights?: (events: TableEvent[], view: Record<string, unknown>) => Flight[];
  /** The card of a component; null: only what is printed on it is shown. */
  card?: (about: string, context: BoardContext) => Card | null;
  /** What a seat gave and got, if an event is a trade. */
  trade?: (event: TableEvent) => [thing: string, by: number][];
  /** Whether a move is chosen on the board alone (`question`: its kind, where a form on the board answers it) and left out of the list of answers. */
  isOnlyOnBoard?: (move: string, question: string) => boolean;
  /** What the board writes at the place that a move means, as the number of an area: it comes before the answer. */
  answerMark?: (move: string) => string | null;
  /** What chance makes of one answer of several, in short. */
  AnswerShare?: ComponentType<{ odds: AnswerOdds; say: (message: string) => string; full?: boolean }>;
  /** Whether the viewer may know a seat's points; without this, always. */
  arePointsKnown?: (view: Record<string, unknown>, seat: number) => boolean;
  /** Whether a seat holds cards that a standing answer would keep from being played. */
  holdsCards?: (view: Record<string, unknown>, seat: number) => boolean;
  /** The board shows how the game ended (`end-seen.ts`): points are then counted only where somebody asks for it. */
  showsEnd?: boolean;
  /** Events that are headings of the log, beside turn, round and phase. */
  logHeadings?: readonly string[];
  /** Rules of bookkeeping: a log line under one of them cites the rule of its cause. */
  bookkeepingRules?: readonly string[];
}
