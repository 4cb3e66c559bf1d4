import type { BoardModule } from "../board-module";
import { expectedAnswers, warnings } from "../plain/answer-notes";
import { describeAnswer } from "../plain/describe-answer";
import { registerPlan } from "../plain/plan";
import TeotihuacanBoard from "./board";
import { teotihuacanCard } from "./card";
import { teotihuacanFlights } from "./flights";
import { TeotihuacanHoldings } from "./holdings";
import { teotihuacan } from "./plain/plan";

registerPlan("teotihuacan", teotihuacan);

export const board: BoardModule = {
  drawn: true,
  Board: TeotihuacanBoard,
  Holdings: TeotihuacanHoldings,
  flights: teotihuacanFlights,
  card: teotihuacanCard,
  describeAnswer,
  warnings,
  expectedAnswers,
  isFreeAction: (move) => move.startsWith("use "),
};
