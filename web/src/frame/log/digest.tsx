import { SeatSign } from "../../boards/seats";
import type { Happened } from "../../net/protocol";
import { say } from "../../texts/frame";
import { FollowingChoice } from "../controls/following-choice";
import { Icon } from "../controls/icon";
import { Sheet } from "../sheets/sheet";
import { useTableState } from "../table/table-context";
import { BalanceLine } from "./balance-line";
import { isHeading } from "./log";
import { useBalances } from "./since-last-turn";
import { useLogLines } from "./use-log-lines";

/**
 * The events since the viewer's last turn: first the gains and losses of each seat, then the steps. Each step
 * has a link that shows the board at that moment.
 */
export function Digest() {
  const { table, sheets } = useTableState();
  const seatState = table.seatState.value;
  const balances = useBalances();
  if (!seatState) return null;
  const { from: since, to } = seatState.news;
  const news = since > 0 ? seatState.events.slice(since, to) : [];
  const show = (n: number, play = false) => {
    sheets.moment.value = { n, entries: true, play };
    sheets.open.value = "replay";
  };
  return (
    <Sheet title={say("since-last-turn")}>
      {news.length === 0 && <p class="quiet-text">{say("digest-nothing")}</p>}
      {balances.length > 0 && (
        <ul class="digest balances" aria-label={say("digest-sum")}>
          {balances.map((one) => (
            <li key={one.seat}>
              <BalanceLine of={one} />
            </li>
          ))}
        </ul>
      )}
      {news.length > 0 && (
        <section class="digest">
          <h3>{say("digest-steps")}</h3>
          <button class="button" data-watch onClick={() => show(since, true)}>
            <Icon name="play" size={18} /> {say("digest-watch")}
          </button>
          <Steps news={news} since={since} show={show} />
        </section>
      )}
      <FollowingChoice />
      <button class="button main" onClick={() => (sheets.open.value = "")}>
        {say("understood")}
      </button>
    </Sheet>
  );
}

/** The steps in chronological order, as in the log, so that the two sides of a fight alternate. */
function Steps({ news, since, show }: { news: Happened[]; since: number; show: (n: number) => void }) {
  const { board } = useTableState();
  return (
    <ol class="log">
      {useLogLines(news, since, -1)
        .filter(({ entry }) => entry.words)
        .map(({ at, entry, times, sum }) => (
          <li key={at} class={isHeading(entry, board) ? "log-head" : "log-line"}>
            <button class="digest-step" title={say("digest-show")} onClick={() => show(at + times)}>
              {typeof entry.event.seat === "number" && entry.event.seat >= 0 && (
                <SeatSign seat={entry.event.seat} size={14} />
              )}{" "}
              {entry.words}
              {times > 1 && <b class="log-times">× {times}</b>}
              {sum && <em class="log-sum">{sum}</em>}
            </button>
          </li>
        ))}
    </ol>
  );
}
