import { PlainBoard } from "./board";
import { plainCard } from "./card";
import { plainDoes } from "./does";
import { PlainHoldings } from "./holdings";

export const plain = { board: PlainBoard, holdings: PlainHoldings, flights: () => [], card: plainCard, does: plainDoes };
