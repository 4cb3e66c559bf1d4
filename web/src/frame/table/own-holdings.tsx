import { SeatSign } from "../../boards/seats";
import { say } from "../../texts/frame";
import { points } from "../../texts/points";
import { useAsShown } from "../hooks/use-as-shown";
import { useHeldAnswers } from "./held-answers";
import { differs, rowsOf } from "./players";
import { useTableState } from "./table-context";

/** The viewer's holdings on a phone. They are always visible between the board and the question. */
export function OwnHoldings() {
  const { table, assets, board, sheets } = useTableState();
  const seatState = useAsShown(table.seatState.value);
  const seat = table.seat.value;
  const answer = useHeldAnswers(seat);
  if (!seatState || seat < 0) return null;
  const past = sheets.past.value;
  const scores = past?.scores ?? seatState.scores;
  const { view, previewed, confirmed } = rowsOf(table, past?.table ?? seatState.table);
  const changed = confirmed !== null && differs(seatState.table, confirmed.shown.table, seat);
  const total = (scores.totals[seat] ?? 0) + (confirmed?.shown.points[seat] ?? 0);
  return (
    <div
      class={`own-holdings${previewed || confirmed ? " trying" : ""}${changed ? " would-be" : ""}`}
      data-seat={seat}
      role="group"
      aria-label={say("my-holdings")}
      style={{ "--seat": `var(--seat-${seat % 4})` }}
    >
      <SeatSign seat={seat} size={18} />
      <board.Holdings
        key={sheets.cuts.value}
        seat={seat}
        view={view}
        previewed={previewed?.shown.table ?? null}
        assets={assets}
        answer={answer}
      />
      <strong>{points(total, scores.unit)}</strong>
    </div>
  );
}
