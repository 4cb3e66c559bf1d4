import { SeatSign } from "../../boards/seats";
import { say } from "../../texts/frame";
import { points } from "../../texts/points";
import { useAsShown } from "../hooks/use-as-shown";
import { useHeldAnswers } from "./held-answers";
import { useTableState } from "./table-context";

/** On a phone: what I hold, always in sight between board and question. */
export function OwnHoldings() {
  const { table, assets, board, sheets } = useTableState();
  const seatState = useAsShown(table.seatState.value);
  const seat = table.seat.value;
  const answer = useHeldAnswers(seat);
  if (!seatState || seat < 0) return null;
  const past = sheets.past.value;
  const scores = past?.scores ?? seatState.scores;
  const previewed = table.preview.value ?? table.unconfirmed.value;
  return (
    <div
      class={previewed ? "own-holdings trying" : "own-holdings"}
      data-seat={seat}
      role="group"
      aria-label={say("my-holdings")}
      style={{ "--seat": `var(--seat-${seat % 4})` }}
    >
      <SeatSign seat={seat} size={18} />
      <board.Holdings
        key={sheets.cuts.value}
        seat={seat}
        view={past?.table ?? seatState.table}
        previewed={previewed?.shown.table ?? null}
        assets={assets}
        answer={answer}
      />
      <strong>{points(scores.totals[seat] ?? 0, scores.unit)}</strong>
    </div>
  );
}
