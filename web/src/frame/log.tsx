import { useState } from "preact/hooks";
import { SeatSign } from "../boards/seats";
import type { Happened } from "../net/protocol";
import { say } from "../words/frame";
import { useTableState } from "./table-context";

const PAGE = 120;

/** What happened, newest below (the scrolling box begins at its end); a line marks what is new since my last turn. */
export function Log() {
  const { table, sheets } = useTableState();
  const [pages, setPages] = useState(1);
  const then = sheets.then.value; // during a replay the log ends with that moment
  const all = table.sight.value?.events ?? [];
  const events = then ? all.slice(0, then.told) : all;
  const newest = then ? then.told - Math.max(1, then.events.length) : events.length;
  const from = Math.max(0, events.length - PAGE * pages);
  const mark = then ? 0 : (table.sight.value?.since ?? 0);
  return (
    <div class="log-scroll" role="region" aria-label={say("tab-log")} tabIndex={0}>
      <ol class="log">
        {from > 0 && <li><button class="button quiet small" onClick={() => setPages(pages + 1)}>{say("log-earlier")}</button></li>}
        {events.slice(from).map((one, i) => (
          <Line key={from + i} entry={one} fresh={from + i >= newest || (from + i >= mark && mark > 0)} mark={from + i === mark && mark > 0} digest={() => (sheets.open.value = "news")} open={() => { sheets.about.value = one.event.rule; sheets.open.value = "rules"; }} />
        ))}
      </ol>
    </div>
  );
}

function Line({ entry, fresh, mark, open, digest }: { entry: Happened; fresh: boolean; mark: boolean; open: () => void; digest: () => void }) {
  const { event } = entry;
  const head = event.event === "round" || event.event === "turn" || event.event === "food-day" || event.event === "age-changed";
  return (
    <>
      {mark && <li class="log-mark"><button class="rule-link" onClick={digest}>{say("since-last-turn")}</button></li>}
      <li class={`${head ? "log-head" : "log-line"}${fresh ? " fresh" : ""} log-${event.event}`}>
        {typeof event.seat === "number" && <SeatSign seat={event.seat} size={14} />}
        <span>{entry.words || event.event}</span>
        {event.rule && <button class="rule-link faint" tabIndex={-1} onClick={open}>{event.rule}</button>}
      </li>
    </>
  );
}
