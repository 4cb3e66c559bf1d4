import type { BoardModule } from "../board-module";
import { registerPlan } from "../plain/plan";
import AztecaBoard from "./board";
import { aztecaCard } from "./card";
import { aztecaFlights } from "./flights";
import { AztecaHoldings } from "./holdings";
import { groups } from "./map/groups";
import { BY_FORM } from "./panels/form-tray";
import { AztecaPiece } from "./piece";
import { cardOf, placeNumber } from "./words";

registerPlan("azteca", { groups });

interface AztecaSeat {
  /** The sacrifice points that a seat has given; null if only this seat knows the number. */
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
  Piece: AztecaPiece,
  flights: aztecaFlights,
  card: aztecaCard,
  isOnlyOnBoard: (move, question) =>
    BY_FORM.has(question) || (question === "Exchange" && move === "reorganise"),
  // this answer saves further questions, so it must not be below a long list of areas
  answerRank: (move) => (move === "to the end" ? 0 : 1),
  answerMark: placeNumber,
  answerOf: cardOf,
  showsEnd: true,
  arePointsKnown: (view, seat) => seatOf(view, seat)?.given !== null,
  holdsCards: (view, seat) => Object.values(seatOf(view, seat)?.hand ?? {}).some((n) => n > 0),
};
