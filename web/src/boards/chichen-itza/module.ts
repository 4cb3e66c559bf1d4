import type { BoardModule } from "../board-module";
import { describeAnswer } from "../plain/describe-answer";
import { registerPlan } from "../plain/plan";
import ChichenBoard from "./board";
import { chichenCard } from "./cards";
import { chichenFlights } from "./flights";
import { ChichenHoldings } from "./holdings";
import { chichenItza } from "./plain/plan";

registerPlan("chichen-itza", chichenItza);

export const board: BoardModule = {
  drawn: true,
  Board: ChichenBoard,
  Holdings: ChichenHoldings,
  flights: chichenFlights,
  card: chichenCard,
  describeAnswer,
  isFreeAction: (move) => move.startsWith("idol "),
  /** How goods are kept and limited, not why they come. */
  bookkeepingRules: ["CI-15.6", "CI-15.9"],
};
