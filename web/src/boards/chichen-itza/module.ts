import type { BoardModule } from "../board-module";
import { registerPlan } from "../plain/plan";
import ChichenBoard from "./board";
import { cardLines } from "./card-lines";
import { chichenCard } from "./cards";
import type { ChichenBox } from "./components";
import { AnswerShare } from "./fight/answer-share";
import { chichenFlights } from "./flights";
import { ChichenHoldings } from "./holdings";
import { ChichenPiece } from "./piece";

registerPlan("chichen-itza", {
  cardLines: (about, box, thing) => cardLines(about, box as unknown as ChichenBox, thing),
});

export const board: BoardModule = {
  drawn: true,
  Board: ChichenBoard,
  Holdings: ChichenHoldings,
  Piece: ChichenPiece,
  flights: chichenFlights,
  card: chichenCard,
  AnswerShare,
  isOnlyOnBoard: (move) => move.startsWith("idol "),
  /** Rules about storing and limiting goods. The log cites the rule that granted the goods instead. */
  bookkeepingRules: ["CI-15.6", "CI-15.9"],
};
