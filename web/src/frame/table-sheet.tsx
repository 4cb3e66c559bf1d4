import { SeatSign } from "../boards/seats";
import { botLevel } from "../state/settings";
import { say } from "../words/frame";
import { BoxSection } from "./box-section";
import { levelName } from "./level";
import { Sheet } from "./sheet";
import { useTableState } from "./table-context";

/** The table itself: who sits where, pause, giving up, fate, the record. */
export function TableSheet() {
  const { table } = useTableState();
  const info = table.info.value!;
  const seat = table.seat.value;
  const running = info.state === "running";
  return (
    <Sheet title={say("sheet-table")}>
      <ol class="waiting-seats">
        {info.seats.map((one) => (
          <li key={one.seat}>
            <SeatSign seat={one.seat} size={22} /> {one.name} <span class="quiet-text">{one.level ? levelName(one.level) : ""}</span>
            {running && one.kind === "person" && !one.stand_in && (one.seat === seat || (table.host.value && !one.online)) && (
              <button class="button small" onClick={() => void table.act({ do: "stand_in", seat: one.seat, level: botLevel.value })}>{say(one.seat === seat ? "let-bot-play-mine" : "let-bot-play")}</button>
            )}
            {one.stand_in && (table.host.value || one.seat === seat) && (
              <button class="button small" onClick={() => void table.act({ do: "take_back", seat: one.seat })}>{say("take-seat-back")}</button>
            )}
          </li>
        ))}
      </ol>
      {seat >= 0 && (
        <div class="row">
          {running && <button class="button" onClick={() => void table.act({ do: "pause" })}>{say("pause")}</button>}
          {running && <button class="button" onClick={() => void table.act({ do: "rewind", seat, question: 0 })}>{say("ask-rewind")}</button>}
          {running && <button class="button" onClick={() => void table.act({ do: "abandon", seat })}>{say("give-up")}</button>}
        </div>
      )}
      <BoxSection />
      <section>
        <h3>{say("fate")}</h3>
        <p class="quiet-text">{say("fate-text")}</p>
        <code class="hash">{info.fate.seed || info.fate.hash}</code>
      </section>
      {info.state === "over" && <a class="button" href={`api/tables/${table.id}/record`} download={`${info.game}-${table.id}.txt`}>{say("record")}</a>}
    </Sheet>
  );
}
