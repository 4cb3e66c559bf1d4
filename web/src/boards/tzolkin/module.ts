import type { BoardModule } from "../board-module";
import { alreadyChosen } from "./already-chosen";
import TzolkinBoard from "./board";
import { tzolkinCard } from "./cards/cards";
import { clickChains } from "./click-chains";
import { deferredCosts } from "./deferred-costs";
import { describeAnswer } from "./describe-answer";
import { dominated } from "./dominated";
import { tzolkinFlights } from "./flights";
import { givesUp } from "./gives-up";
import { TzolkinHoldings } from "./holdings";
import { trade } from "./trade";

export const board: BoardModule = {
  drawn: true,
  Board: TzolkinBoard,
  Holdings: TzolkinHoldings,
  flights: tzolkinFlights,
  card: tzolkinCard,
  alreadyChosen,
  clickChains,
  deferredCosts,
  describeAnswer,
  dominated,
  givesUp,
  trade,
  logHeadings: ["food-day", "age-changed"],
  uncounted: ["food"],
};
