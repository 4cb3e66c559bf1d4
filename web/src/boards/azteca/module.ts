import type { BoardModule } from "../board-module";
import { plainBoard } from "../plain/module";
import { azteca } from "./plain/plan";

interface AztecaSeat {
  /** Given sacrifices; null while only their owner knows them. */
  given?: unknown;
  hand?: Record<string, number>;
}

function seatOf(view: Record<string, unknown>, seat: number): AztecaSeat | undefined {
  return (view.seats as AztecaSeat[] | undefined)?.[seat];
}

export const board: BoardModule = {
  ...plainBoard("azteca", azteca),
  arePointsKnown: (view, seat) => seatOf(view, seat)?.given !== null,
  holdsCards: (view, seat) => Object.values(seatOf(view, seat)?.hand ?? {}).some((n) => n > 0),
};
