import { Component } from "preact";
import { useRef, useState } from "preact/hooks";
import type { BoardModule } from "../../boards/board-module";
import { SeatSign } from "../../boards/seats";
import type { Happened } from "../../net/protocol";
import { say } from "../../texts/frame";
import { Icon } from "../controls/icon";
import { useAsShown } from "../hooks/use-as-shown";
import { type SheetName, type Sheets, useTableState } from "../table/table-context";
import { citedRule } from "./cited-rule";
import { useFollowEnd } from "./use-follow-end";
import { useLogLines } from "./use-log-lines";

const PAGE = 120;
/** Events that are headings in every game. */
const HEADINGS = new Set(["round", "turn", "phase"]);

export function isHeading({ event }: Happened, board: BoardModule): boolean {
  return HEADINGS.has(event.event) || (board.logHeadings?.includes(event.event) ?? false);
}

/** The log of events, newest at the bottom. A line marks the first event since the viewer's last turn. */
export function Log() {
  const { table, board, sheets } = useTableState();
  const [pages, setPages] = useState(1);
  const past = sheets.past.value; // during a replay, the log ends at the moment being shown
  const seatState = useAsShown(table.seatState.value);
  const all = seatState?.events ?? [];
  const events = past ? all.slice(0, past.event_count) : all;
  const newest = past ? past.event_count - Math.max(1, past.events.length) : events.length;
  const box = useRef<HTMLDivElement>(null);
  const turn = useTurnsBegun();
  const { leftAt, onScroll, goToEnd } = useFollowEnd(box, events.length, turn);
  const first = useRef(0);
  const latest = Math.max(0, events.length - PAGE * pages);
  // keeps the lines in place while the viewer is reading earlier ones
  first.current = leftAt === null ? latest : Math.min(first.current, latest);
  const from = first.current;
  const mark = past ? 0 : (seatState?.since ?? 0);
  const lines = useLogLines(events.slice(from), from, mark);
  return (
    <div class="log-view">
      <div
        class="log-scroll"
        role="region"
        aria-label={say("tab-log")}
        tabIndex={0}
        ref={box}
        onScroll={onScroll}
      >
        <ol class="log">
          {from > 0 && (
            <li>
              <button class="button quiet small" onClick={() => setPages(pages + 1)}>
                {say("log-earlier")}
              </button>
            </li>
          )}
          {lines.map(({ at, entry, times, sum = "" }) => (
            <LogEntry
              key={at}
              entry={entry}
              heading={isHeading(entry, board)}
              rule={citedRule(events, at, board.bookkeepingRules)}
              times={times}
              sum={sum}
              fresh={at >= newest || (at >= mark && mark > 0)}
              mark={at === mark && mark > 0}
              sheets={sheets}
            />
          ))}
        </ol>
      </div>
      {leftAt !== null && (
        <button
          class="button small log-end"
          onClick={() => {
            goToEnd();
            box.current?.focus({ preventScroll: true });
          }}
        >
          <Icon name="down" size={16} />{" "}
          {say("log-end", { n: lines.filter(({ at }) => at >= leftAt).length })}
        </button>
      )}
    </div>
  );
}

/** The number of times that the turn has passed from another seat to this one. Replays do not count. */
function useTurnsBegun(): number {
  const { table } = useTableState();
  const asked = table.question.value !== null;
  const seen = useRef({ asked, turns: 0 });
  if (asked && !seen.current.asked) seen.current.turns++;
  seen.current.asked = asked;
  return seen.current.turns;
}

interface LogEntryProps {
  entry: Happened;
  heading: boolean;
  rule: string;
  times: number;
  sum: string;
  fresh: boolean;
  mark: boolean;
  sheets: Sheets;
}

/** An entry in the log. It is rendered only once, so that a long log does not slow down the page. */
class LogEntry extends Component<LogEntryProps> {
  override shouldComponentUpdate(next: LogEntryProps): boolean {
    return (
      next.entry.event !== this.props.entry.event ||
      next.entry.words !== this.props.entry.words ||
      next.times !== this.props.times ||
      next.sum !== this.props.sum ||
      next.fresh !== this.props.fresh ||
      next.mark !== this.props.mark
    );
  }

  override render({ entry, heading, rule, times, sum, fresh, mark, sheets }: LogEntryProps) {
    const { event } = entry;
    const open = (sheet: SheetName, about = "") => {
      sheets.about.value = about;
      sheets.open.value = sheet;
    };
    return (
      <>
        {mark && (
          <li class="log-mark">
            <button class="rule-link" onClick={() => open("news")}>
              {say("since-last-turn")}
            </button>
          </li>
        )}
        <li class={`${heading ? "log-head" : "log-line"}${fresh ? " fresh" : ""} log-${event.event}`}>
          {typeof event.seat === "number" && <SeatSign seat={event.seat} size={14} />}
          <span>{entry.words || event.event}</span>
          {times > 1 && <b class="log-times">× {times}</b>}
          {sum && <em class="log-sum">{sum}</em>}
          {rule && (
            <button class="rule-link faint" tabIndex={-1} onClick={() => open("rules", rule)}>
              {rule}
            </button>
          )}
        </li>
      </>
    );
  }
}
