import TzolkinBoard from "./board";
import { TzolkinHoldings } from "./holdings";

export const drawn = { board: TzolkinBoard, holdings: TzolkinHoldings };
