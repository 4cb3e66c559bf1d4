import { SeatSign } from "../boards/seats";
import { points } from "../words/points";
import { say } from "../words/frame";
import { Sheet } from "./sheet";
import { useTableState } from "./table-context";

/** Where everybody's points come from; while the game runs, as if it ended now. */
export function ScoresSheet() {
  const { table, kit } = useTableState();
  const info = table.info.value!;
  const scores = table.sight.value?.scores;
  if (!scores) return null;
  return (
    <Sheet title={say("sheet-scores")}>
      <table class="scores">
        <thead>
          <tr>
            <td />
            {info.seats.map((seat) => <th key={seat.seat} scope="col"><SeatSign seat={seat.seat} /> {seat.name}</th>)}
          </tr>
        </thead>
        <tbody>
          {scores.sources.map((source, row) => (
            <tr key={source}>
              <th scope="row">{kit.speech.say(`score-${source}`.replace(/_/g, "-"))}</th>
              {info.seats.map((seat) => <td key={seat.seat}>{points(cell(scores.table, row, seat.seat, info.seats.length), scores.unit)}</td>)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say("total")}</th>
            {info.seats.map((seat) => <td key={seat.seat}>{points(scores.totals[seat.seat] ?? 0, scores.unit)}</td>)}
          </tr>
        </tfoot>
      </table>
    </Sheet>
  );
}

/** The table comes by seat or by source. */
function cell(table: number[][], source: number, seat: number, seats: number): number {
  return (table.length === seats ? table[seat]?.[source] : table[source]?.[seat]) ?? 0;
}
