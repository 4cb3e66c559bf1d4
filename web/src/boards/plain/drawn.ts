import { PlainBoard } from "./board";
import { PlainHoldings } from "./holdings";

export const plain = { board: PlainBoard, holdings: PlainHoldings, flights: () => [] };
