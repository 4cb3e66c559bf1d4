import { useEffect, useRef, useState } from "preact/hooks";
import { SeatSign } from "../../boards/seats";
import { updatePace } from "../../state/settings";
import { say } from "../../texts/frame";
import { points } from "../../texts/points";
import { useEscape } from "../hooks/use-escape";
import { scored } from "../sheets/scores-table";
import { allSeats } from "../table/seat-names";
import { useTableState } from "../table/table-context";
import { victory } from "./winners";

const STEP = 900;

/**
 * Shown at the end of a game. Adds up the points of all seats source by source, shows the winner, and then
 * calls `counted`.
 */
export function FinalScoring({ counted, close }: { counted: () => void; close: () => void }) {
  const { table, assets } = useTableState();
  const info = table.info.value!;
  const scores = table.seatState.value!.scores;
  const seats = allSeats(info, table.seatState.value!.table, assets);
  const rank = ({ seat }: { seat: number }) => scores.ranks[seat] ?? 0;
  const ranked = [...seats].sort((a, b) => rank(a) - rank(b));
  const sources = scores.sources.filter((source) =>
    seats.some((seat) => scored(scores, source, seat.seat) !== 0),
  );
  const [shown, setShown] = useState(updatePace.value === 0 ? sources.length : 0);
  const done = shown >= sources.length;
  useEffect(() => {
    if (done) return counted();
    const timer = setTimeout(() => setShown(shown + 1), STEP * updatePace.value);
    return () => clearTimeout(timer);
  }, [shown]);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => sheet.current?.querySelector("button")?.focus(), [done]);
  useEscape(close);
  const upTo = (seat: number, n: number) =>
    sources.slice(0, n).reduce((sum, source) => sum + scored(scores, source, seat), 0);
  const sofar = (seat: number) => (done ? (scores.totals[seat] ?? 0) : upTo(seat, shown));
  const most = Math.max(1, ...seats.flatMap((seat) => sources.map((_, n) => upTo(seat.seat, n + 1))));
  const { winners } = scores;
  const source = sources[Math.min(shown, sources.length) - 1];
  return (
    <div
      ref={sheet}
      class={done ? "final-scoring" : "final-scoring running"}
      role="dialog"
      aria-modal="true"
      aria-labelledby="final-scoring-title"
      onClick={() => (done ? undefined : setShown(sources.length))}
    >
      <div class="final-scoring-sheet">
        <h2 id="final-scoring-title" aria-live="polite">
          {done
            ? victory(winners.map((seat) => seats[seat]?.name ?? ""))
            : source
              ? assets.messages.say(`score-${source}`.replace(/_/g, "-"))
              : say("counting")}
        </h2>
        <ol class="final-scoring-seats">
          {(done ? ranked : seats).map((seat) => (
            <li
              key={seat.seat}
              class={done && winners.includes(seat.seat) ? "winner" : ""}
              style={{ "--seat": `var(--seat-${seat.seat % 4})` }}
            >
              <span class="final-scoring-name">
                <SeatSign seat={seat.seat} size={22} /> {seat.name}
              </span>
              <span class="final-scoring-bar" aria-hidden="true">
                <span style={{ width: `${(Math.max(0, sofar(seat.seat)) / most) * 100}%` }} />
              </span>
              <strong>{points(sofar(seat.seat), scores.unit)}</strong>
            </li>
          ))}
        </ol>
        <div class="final-scoring-sources">
          <table class="scores final-scoring-table">
            <tbody>
              {sources.map((one, i) => (
                <tr key={one} class={i < shown ? "" : "to-come"}>
                  <th scope="row">{assets.messages.say(`score-${one}`.replace(/_/g, "-"))}</th>
                  {(done ? ranked : seats).map((seat) => (
                    <td key={seat.seat}>
                      <SeatSign seat={seat.seat} size={12} />{" "}
                      {points(scored(scores, one, seat.seat), scores.unit)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div class="row">
          {done ? (
            <button class="button main" onClick={close}>
              {say("understood")}
            </button>
          ) : (
            <button class="button" onClick={() => setShown(sources.length)}>
              {say("skip")}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
