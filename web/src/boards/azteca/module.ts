import type { BoardModule } from "../board-module";
import { describeAnswer } from "../plain/describe-answer";
import { registerPlan } from "../plain/plan";
import AztecaBoard from "./board";
import { aztecaCard } from "./card";
import { AztecaHoldings } from "./holdings";
import { azteca } from "./plain/plan";

registerPlan("azteca", azteca);

interface AztecaSeat {
  /** Given sacrifices; null while only their owner knows them. */
  given?: unknown;
  hand?: Record<string, number>;
}

function seatOf(view: Record<string, unknown>, seat: number): AztecaSeat | undefined {
  return (view.seats as AztecaSeat[] | undefined)?.[seat];
}

export const board: BoardModule = {
  drawn: true,
  Board: AztecaBoard,
  Holdings: AztecaHoldings,
  card: aztecaCard,
  describeAnswer,
  isFreeAction: () => false,
  arePointsKnown: (view, seat) => seatOf(view, seat)?.given !== null,
  holdsCards: (view, seat) => Object.values(seatOf(view, seat)?.hand ?? {}).some((n) => n > 0),
};
