import type { BoardModule } from "../board-module";
import { answerRank } from "./answer-order";
import TzolkinBoard from "./board";
import { tzolkinCard } from "./cards/cards";
import { tzolkinFlights } from "./flights";
import { TzolkinHoldings } from "./holdings";
import { TzolkinPiece } from "./piece";
import { trade } from "./trade";

export const board: BoardModule = {
  drawn: true,
  Board: TzolkinBoard,
  Holdings: TzolkinHoldings,
  Piece: TzolkinPiece,
  flights: tzolkinFlights,
  card: tzolkinCard,
  trade,
  answerRank,
  logHeadings: ["food-day", "age-changed"],
};
