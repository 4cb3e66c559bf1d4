import type { ComponentType } from "preact";
import type { Asked, TableEvent } from "../net/protocol";
import type { GameAssets } from "../state/game-assets";
import type { GameTraits } from "../state/game-traits";
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
}

/** The table as one seat sees it: what a board module needs to talk about an answer or a component. */
export interface BoardContext {
  view: Record<string, unknown>;
  assets: GameAssets;
  seat: number;
  names: string[];
}

/** An amount of a thing, with its name where the game's texts have none. */
export type Amount = [thing: string, by: number, name?: string];

/** Which events a preview contained, and which answers the question has at which it stopped. */
export interface PreviewOutcome {
  events: string[];
  next: string[];
}

/** Everything that the page knows about one game: `boards/<game>/module.ts` exports it as `board`. */
export interface BoardModule extends GameTraits {
  /** A drawn board can be zoomed and moved; a plain one is read and scrolled. */
  drawn: boolean;
  Board: ComponentType<BoardProps>;
  /** What a seat holds, in the list of players. */
  Holdings: ComponentType<HoldingsProps>;
  /** The pieces that move when these events have happened. */
  flights?: (events: TableEvent[]) => Flight[];
  /** The card of a component; null: only what is printed on it is shown. */
  card?: (about: string, context: BoardContext) => Card | null;
  /** What an answer does, where its text does not say it. */
  describeAnswer?: (move: string, question: Asked, context: BoardContext) => string;
  /** What comes soon and would surprise. */
  warnings?: (question: Asked, context: BoardContext) => string[];
  /** Gains and costs that come after the question at which the preview of an answer stops (points as whole numbers). */
  deferredCosts?: (move: string, question: Asked, context: BoardContext, preview: PreviewOutcome) => Amount[];
  /** Earlier choices that are decided together with the answer to this question. */
  alreadyChosen?: (question: Asked, context: BoardContext) => string[];
  /** What a seat gave and got, if an event is a trade. */
  trade?: (event: TableEvent) => [thing: string, by: number][];
  /** Whether a move is a free action, though it is offered among the answers. */
  isFreeAction?: (move: string) => boolean;
  /** Answers that a player would look for; those that are not offered are explained. */
  expectedAnswers?: (question: Asked, assets: GameAssets) => [move: string, name: string][];
  /** Whether the viewer may know a seat's points; without this, always. */
  arePointsKnown?: (view: Record<string, unknown>, seat: number) => boolean;
  /** Whether a seat holds cards that a standing answer would keep from being played. */
  holdsCards?: (view: Record<string, unknown>, seat: number) => boolean;
  /** Events that are headings of the log, beside turn, round and phase. */
  logHeadings?: readonly string[];
  /** Rules of bookkeeping: a log line under one of them cites the rule of its cause. */
  bookkeepingRules?: readonly string[];
}
