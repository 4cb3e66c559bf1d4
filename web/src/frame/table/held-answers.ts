import { useTableState } from "./table-context";

/** What a press on something that a seat holds plays: nothing for others' seats, in the past, or while an answer is confirmed. */
export function useHeldAnswers(seat: number): (move: string) => (() => void) | undefined {
  const { table, sheets } = useTableState();
  const silent = seat !== table.seat.value || sheets.past.value !== null || table.unconfirmed.value !== null;
  const offers = table.offers.value;
  return (move) => (!silent && offers.has(move) ? () => table.choose([move]) : undefined);
}
