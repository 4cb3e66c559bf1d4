import { useEffect, useState } from "preact/hooks";
import { SeatSign } from "../boards/seats";
import { get } from "../net/http";
import type { Happened, Shown } from "../net/protocol";
import { traded } from "../state/changes";
import { keysOf } from "../state/keys";
import { say } from "../words/frame";
import { Sheet } from "./sheet";
import { useTableState } from "./table-context";

/** What happened since my last turn: seat by seat, with what each has gained and lost by it. */
export function Digest() {
  const { table, sheets } = useTableState();
  const sight = table.sight.value;
  const [before, setBefore] = useState<Record<string, unknown> | null>(sight?.was ?? null);
  const since = sight?.since ?? 0;
  useEffect(() => {
    const token = keysOf(table.id).seats[0];
    if (before === null && since > 0 && token) void get<Shown>(`api/tables/${table.id}/replay/${since}`, token).then((shown) => setBefore(shown.table), () => {});
  }, [since]);
  if (!sight) return null;
  const news = sight.events.slice(since).filter((one) => one.words);
  const seats = [...new Set(news.map((one) => one.event.seat).filter((seat): seat is number => typeof seat === "number" && seat >= 0))];
  const rest = news.filter((one) => typeof one.event.seat !== "number" || one.event.seat < 0);
  return (
    <Sheet title={say("since-last-turn")}>
      {news.length === 0 && <p class="quiet-text">{say("digest-nothing")}</p>}
      {seats.map((seat) => (
        <section key={seat} class="digest">
          <h3><SeatSign seat={seat} size={20} /> {table.info.value?.seats[seat]?.name}</h3>
          {before && <Net gains={traded(before, sight.table, seat)} />}
          <Lines news={news.filter((one) => one.event.seat === seat && one.event.event !== "turn")} />
        </section>
      ))}
      {rest.length > 0 && <section class="digest"><h3>{say("digest-table")}</h3><Lines news={rest} /></section>}
      <button class="button main" onClick={() => (sheets.open.value = "")}>{say("understood")}</button>
    </Sheet>
  );
}

function Lines({ news }: { news: Happened[] }) {
  return <ul>{news.map((one, i) => <li key={i}>{one.words}</li>)}</ul>;
}

function Net({ gains }: { gains: Map<string, number> }) {
  const { kit } = useTableState();
  const told = [...gains].filter(([thing]) => kit.knows(thing));
  if (told.length === 0) return null;
  return (
    <p class="digest-net">
      {told.map(([thing, by]) => <span key={thing} class={by > 0 ? "plus" : "minus"}>{by > 0 ? "+" : "−"}{Math.abs(by)} {kit.thing(thing, Math.abs(by))}</span>)}
    </p>
  );
}
