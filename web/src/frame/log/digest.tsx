import { useEffect, useState } from "preact/hooks";
import { SeatSign } from "../../boards/seats";
import { get } from "../../net/http";
import type { Happened, ReplayState } from "../../net/protocol";
import { traded } from "../../state/changes";
import { keysOf } from "../../state/seat-keys";
import { eventsSinceLastTurn } from "../../state/seat-state";
import { say } from "../../texts/frame";
import { Sheet } from "../sheets/sheet";
import { useTableState } from "../table/table-context";
import { isHeading } from "./log";
import { useLogLines } from "./use-log-lines";

/** What happened since my last turn: what each has gained and lost by it, then line by line in its order. */
export function Digest() {
  const { table, board, sheets } = useTableState();
  const seatState = table.seatState.value;
  const [before, setBefore] = useState<Record<string, unknown> | null>(null);
  const since = seatState?.since ?? 0;
  useEffect(() => {
    const token = keysOf(table.id).seats[table.held.peek().indexOf(table.seat.peek())];
    if (since > 0 && token)
      void get<ReplayState>(`api/tables/${table.id}/replay/${since}`, token).then(
        (shown) => setBefore(shown.table),
        () => setBefore(seatState?.was ?? null),
      );
  }, [since]);
  if (!seatState) return null;
  const news = eventsSinceLastTurn(seatState, table.seat.value);
  const seats = [
    ...new Set(
      news
        .map((one) => one.event.seat)
        .filter((seat): seat is number => typeof seat === "number" && seat >= 0),
    ),
  ];
  return (
    <Sheet title={say("since-last-turn")}>
      {news.length === 0 && <p class="quiet-text">{say("digest-nothing")}</p>}
      {before &&
        seats.map((seat) => (
          <Net key={seat} seat={seat} gains={traded(before, seatState.table, seat, board.uncounted)} />
        ))}
      {news.length > 0 && (
        <section class="digest">
          <h3>{say("digest-table")}</h3>
          <Lines news={news} />
        </section>
      )}
      <button class="button main" onClick={() => (sheets.open.value = "")}>
        {say("understood")}
      </button>
    </Sheet>
  );
}

/** In the order in which it happened, as in the log: events of a combat alternate between its sides. */
function Lines({ news }: { news: Happened[] }) {
  const { board } = useTableState();
  return (
    <ol class="log">
      {useLogLines(news, 0, -1).map(({ at, entry, times, sum }) => (
        <li key={at} class={isHeading(entry, board) ? "log-head" : "log-line"}>
          {typeof entry.event.seat === "number" && entry.event.seat >= 0 && (
            <SeatSign seat={entry.event.seat} size={14} />
          )}
          <span>{entry.words}</span>
          {times > 1 && <b class="log-times">× {times}</b>}
          {sum && <em class="log-sum">{sum}</em>}
        </li>
      ))}
    </ol>
  );
}

/** What one seat has gained and lost; nothing, if neither. */
function Net({ seat, gains }: { seat: number; gains: Map<string, number> }) {
  const { table, assets } = useTableState();
  const shown = [...gains].filter(([thing]) => assets.knows(thing));
  if (shown.length === 0) return null;
  return (
    <section class="digest">
      <h3>
        <SeatSign seat={seat} size={20} /> {table.info.value?.seats[seat]?.name}
      </h3>
      <p class="digest-net">
        {shown.map(([thing, by]) => (
          <span key={thing} class={by > 0 ? "plus" : "minus"}>
            {by > 0 ? "+" : "−"}
            {Math.abs(by)} {assets.thing(thing, Math.abs(by))}
          </span>
        ))}
      </p>
    </section>
  );
}
