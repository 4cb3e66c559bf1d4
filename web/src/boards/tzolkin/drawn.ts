import TzolkinBoard from "./board";
import { tzolkinCard } from "./cards/cards";
import { dearer } from "./dearer";
import { tzolkinFlights } from "./flights";
import { TzolkinHoldings } from "./holdings";

export const drawn = { board: TzolkinBoard, holdings: TzolkinHoldings, flights: tzolkinFlights, card: tzolkinCard, dearer };
