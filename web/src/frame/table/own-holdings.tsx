import { SeatSign } from "../../boards/seats";
import { say } from "../../texts/frame";
import { points } from "../../texts/points";
import { useTableState } from "./table-context";

/** On a phone: what I hold, always in sight between board and question. */
export function OwnHoldings() {
  const { table, assets, board, sheets } = useTableState();
  const sight = table.sight.value;
  const seat = table.seat.value;
  if (!sight || seat < 0) return null;
  const past = sheets.past.value;
  const scores = past?.scores ?? sight.scores;
  const tried = table.preview.value ?? table.proposal.value;
  return (
    <div
      class={tried ? "own-holdings players trying" : "own-holdings"}
      role="group"
      aria-label={say("my-holdings")}
      style={{ "--seat": `var(--seat-${seat % 4})` }}
    >
      <SeatSign seat={seat} size={18} />
      <board.Holdings
        seat={seat}
        view={past?.table ?? sight.table}
        previewed={tried?.shown.table ?? null}
        assets={assets}
      />
      <strong>{points(scores.totals[seat] ?? 0, scores.unit)}</strong>
    </div>
  );
}
