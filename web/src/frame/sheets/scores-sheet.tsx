import { say } from "../../texts/frame";
import { useTableState } from "../table/table-context";
import { ScoresTable, scored } from "./scores-table";
import { Sheet } from "./sheet";

/** All seats' points by source. During the game, also the points that they would have if it ended now. */
export function ScoresSheet() {
  const { table, sheets } = useTableState();
  const seatState = table.seatState.value;
  const past = sheets.past.value;
  const scores = past?.scores ?? seatState?.scores;
  if (!seatState || !scores) return null;
  const ending = endings(past?.table ?? seatState.table);
  return (
    <Sheet title={say("sheet-scores")}>
      <ScoresTable
        caption={say(seatState.over ? "scores-final" : "scores-now")}
        sources={scores.sources}
        unit={scores.unit}
        cell={(source, seat) => scored(scores, source, seat)}
        total={(seat) => scores.totals[seat] ?? 0}
      />
      {ending.length > 0 && !seatState.over && (
        <ScoresTable
          caption={say("scores-ending")}
          sources={sourcesOf(ending)}
          unit={scores.unit}
          cell={(source, seat) => ending[seat]?.ending[source] ?? 0}
          total={(seat) => ending[seat]?.ending_total ?? 0}
        />
      )}
    </Sheet>
  );
}

/** The points that a seat would have if the game ended now, by source and in total. */
interface Ending {
  ending: Record<string, number>;
  ending_total: number;
}

/** The points that each seat would have if the game ended now; empty if the game does not show them. */
function endings(view: Record<string, unknown>): Ending[] {
  const seats = Array.isArray(view.seats) ? (view.seats as Record<string, unknown>[]) : [];
  const found = seats.filter((seat) => typeof seat?.ending_total === "number") as unknown as Ending[];
  return found.length === seats.length ? found : [];
}

function sourcesOf(ending: Ending[]): string[] {
  return [...new Set(ending.flatMap((seat) => Object.keys(seat.ending)))];
}
