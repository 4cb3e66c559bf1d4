import { before } from "./before";
import TzolkinBoard from "./board";
import { tzolkinCard } from "./cards/cards";
import { costly } from "./costly";
import { dearer } from "./dearer";
import { does } from "./does";
import { tzolkinFlights } from "./flights";
import { TzolkinHoldings } from "./holdings";
import { owes } from "./owes";
import { trade } from "./trade";

export const drawn = {
  board: TzolkinBoard,
  holdings: TzolkinHoldings,
  flights: tzolkinFlights,
  card: tzolkinCard,
  before,
  costly,
  dearer,
  does,
  owes,
  trade,
};
