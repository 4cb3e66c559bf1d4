import { PlainBoard } from "./board";
import { plainCard } from "./card";
import { plainDoes } from "./does";
import { PlainHoldings } from "./holdings";
import { plainBeside, plainExpects, plainWarns } from "./warns";

export const plain = {
  board: PlainBoard,
  holdings: PlainHoldings,
  flights: () => [],
  card: plainCard,
  does: plainDoes,
  warns: plainWarns,
  beside: plainBeside,
  expects: plainExpects,
};
