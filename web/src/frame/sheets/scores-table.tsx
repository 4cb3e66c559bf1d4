import { SeatSign } from "../../boards/seats";
import type { Scores } from "../../net/protocol";
import { say } from "../../texts/frame";
import { points } from "../../texts/points";
import { allSeats } from "../table/seat-names";
import { useTableState } from "../table/table-context";

interface Props {
  caption: string;
  sources: string[];
  unit: number;
  /** Returns a seat's points from a source. */
  cell: (source: string, seat: number) => number;
  total: (seat: number) => number;
}

/** Points by source. */
export function ScoresTable({ caption, sources, unit, cell, total }: Props) {
  const { table, assets, board } = useTableState();
  const view = table.seatState.value?.table ?? {};
  const seats = table.info.value ? allSeats(table.info.value, view, assets) : [];
  const pointsText = (units: number, seat: number) =>
    (board.arePointsKnown?.(view, seat) ?? true) ? points(units, unit) : "?";
  return (
    <table class="scores">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td />
          {seats.map((seat) => (
            <th key={seat.seat} scope="col">
              <SeatSign seat={seat.seat} /> {seat.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sources.map((source) => (
          <tr key={source} class={seats.every((seat) => cell(source, seat.seat) === 0) ? "none" : ""}>
            <th scope="row">{assets.messages.say(`score-${source}`.replace(/_/g, "-"))}</th>
            {seats.map((seat) => (
              <td key={seat.seat}>{pointsText(cell(source, seat.seat), seat.seat)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say("total")}</th>
          {seats.map((seat) => (
            <td key={seat.seat}>{pointsText(total(seat.seat), seat.seat)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** Returns a seat's points from a source. The scores have one row per seat and one column per source. */
export function scored(scores: Scores, source: string, seat: number): number {
  return scores.table[seat]?.[scores.sources.indexOf(source)] ?? 0;
}
