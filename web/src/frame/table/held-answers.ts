import { useTableState } from "./table-context";

/**
 * Returns the action of pressing something in the holdings. There is none for other seats, while the board
 * shows an earlier moment, or while an answer waits for confirmation.
 */
export function useHeldAnswers(seat: number): (move: string) => (() => void) | undefined {
  const { table, sheets } = useTableState();
  const silent = seat !== table.seat.value || sheets.past.value !== null || table.unconfirmed.value !== null;
  const offers = table.offers.value;
  return (move) => (!silent && offers.has(move) ? () => table.choose([move]) : undefined);
}
