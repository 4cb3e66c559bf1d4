import { say } from "../../texts/frame";
import { useTableState } from "../table/table-context";
import { ScoresTable, scored } from "./scores-table";
import { Sheet } from "./sheet";

/** Where everybody's points come from, and, while the game runs, what they would be if it ended now. */
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
      />
      {ending.length > 0 && !seatState.over && (
        <ScoresTable
          caption={say("scores-ending")}
          sources={sourcesOf(ending)}
          unit={scores.unit}
          cell={(source, seat) => ending[seat]?.[source] ?? 0}
        />
      )}
    </Sheet>
  );
}

type Ending = Record<string, number>;

/** A game may show what each seat would have if the game ended now. */
function endings(view: Record<string, unknown>): Ending[] {
  const seats = Array.isArray(view.seats) ? (view.seats as Record<string, unknown>[]) : [];
  const found = seats
    .map((seat) => seat?.ending)
    .filter((one): one is Ending => typeof one === "object" && one !== null);
  return found.length === seats.length ? found : [];
}

function sourcesOf(ending: Ending[]): string[] {
  return [...new Set(ending.flatMap(Object.keys))];
}
