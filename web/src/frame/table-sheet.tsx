import { useState } from "preact/hooks";
import { SeatSign } from "../boards/seats";
import { post } from "../net/http";
import type { Link } from "../net/protocol";
import { keysOf } from "../state/keys";
import { say } from "../words/frame";
import { levelName } from "./level";
import { Sheet } from "./sheet";
import { useTableState } from "./table-context";

/** The table itself: who sits where, my seat on another device, pause, giving up, fate, the record. */
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
            {table.host.value && running && one.kind === "person" && !one.stand_in && !one.online && (
              <button class="button small" onClick={() => void table.act({ do: "stand_in", seat: one.seat, level: "random" })}>{say("let-bot-play")}</button>
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
          {running && <button class="button" onClick={() => void table.act({ do: "abandon", seat })}>{say("give-up")}</button>}
        </div>
      )}
      {seat >= 0 && <OtherDevice id={table.id} />}
      <section>
        <h3>{say("fate")}</h3>
        <p class="quiet-text">{say("fate-text")}</p>
        <code class="hash">{info.fate.seed || info.fate.hash}</code>
      </section>
      {info.state === "over" && <a class="button" href={`api/tables/${table.id}/record`} download={`${info.game}-${table.id}.txt`}>{say("record")}</a>}
    </Sheet>
  );
}

/** A link and a QR code that carry my seat to another device. */
function OtherDevice({ id }: { id: string }) {
  const { table } = useTableState();
  const [link, setLink] = useState<Link | null>(null);
  const token = keysOf(id).seats[0];
  const show = () =>
    token && post<Link>(`api/tables/${id}/link`, { token }).then(setLink, (error: Error) => (table.trouble.value = error.message));
  return (
    <section>
      <h3>{say("other-device")}</h3>
      {link ? (
        <>
          <p class="quiet-text">{say("other-device-text")}</p>
          <input class="field grow" readOnly value={link.link} aria-label={say("other-device")} onFocus={(event) => event.currentTarget.select()} />
          <img class="qr" alt={say("invite-qr")} src={`data:image/svg+xml;utf8,${encodeURIComponent(link.qr)}`} />
        </>
      ) : (
        <button class="button" onClick={() => void show()}>{say("show-link")}</button>
      )}
    </section>
  );
}
