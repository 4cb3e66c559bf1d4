import TzolkinBoard from "./board";
import { tzolkinFlights } from "./flights";
import { TzolkinHoldings } from "./holdings";

export const drawn = { board: TzolkinBoard, holdings: TzolkinHoldings, flights: tzolkinFlights };
