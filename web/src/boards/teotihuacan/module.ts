import type { BoardModule } from "../board-module";
import TeotihuacanBoard from "./board";
import { teotihuacanCard } from "./card";
import { teotihuacanFlights } from "./flights";
import { TeotihuacanHoldings } from "./holdings";
import { TeotihuacanPiece } from "./piece";

export const board: BoardModule = {
  drawn: true,
  Board: TeotihuacanBoard,
  Holdings: TeotihuacanHoldings,
  Piece: TeotihuacanPiece,
  flights: teotihuacanFlights,
  card: teotihuacanCard,
};
