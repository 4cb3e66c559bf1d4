import { useTableState } from "./table-context";

/**
 * Returns what pressing something in the holdings does. There is no action for other seats, for the past, or
 * while an answer waits for confirmation.
 */
export function useHeldAnswers(seat: number): (move: string) => (() => void) | undefined {
  const { table, sheets } = useTableState();
  const silent = seat !== table.seat.value || sheets.past.value !== null || table.unconfirmed.value !== null;
  const offers = table.offers.value;
  return (move) => (!silent && offers.has(move) ? () => table.choose([move]) : undefined);
}
