import { PlainBoard } from "./board";
import { plainCard } from "./card";
import { PlainHoldings } from "./holdings";

export const plain = { board: PlainBoard, holdings: PlainHoldings, flights: () => [], card: plainCard };
