import { useEffect, useState } from "preact/hooks";
import { SeatSign } from "../boards/seats";
import { post } from "../net/http";
import type { Link, SeatGiven, TableInfo } from "../net/protocol";
import { keep, keysOf } from "../state/keys";
import type { OpenTable } from "../state/open-table";
import { myName } from "../state/settings";
import { say } from "../words/frame";
import { Frieze } from "./frieze";

/** Before the start: who sits, who is missing, and how they come. */
export function Waiting({ table, info }: { table: OpenTable; info: TableInfo }) {
  const [name, setName] = useState(myName.value);
  const [trouble, setTrouble] = useState("");
  const mine = table.held.value;
  const open = info.seats.filter((seat) => seat.kind === "open");
  const address = new URL(`#/table/${info.id}`, document.baseURI).href;
  const sit = (event: Event) => {
    event.preventDefault();
    myName.value = name;
    post<SeatGiven>(`api/tables/${info.id}/sit`, { name: name.trim() || say("guest") }).then(
      (given) => {
        keep(info.id, [given]);
        location.reload();
      },
      (error: Error) => setTrouble(error.message),
    );
  };
  return (
    <main class="waiting">
      <Frieze />
      <h1>{info.title}</h1>
      <ol class="waiting-seats">
        {info.seats.map((seat) => (
          <li key={seat.seat}><SeatSign seat={seat.seat} size={26} /> {seat.name || say("seat-free")} {mine.includes(seat.seat) && <em>{say("thats-you")}</em>}</li>
        ))}
      </ol>
      {trouble && <p class="trouble" role="alert">{trouble}</p>}
      {open.length > 0 && mine.length === 0 && (
        <form class="row" onSubmit={sit}>
          <label>{say("name")} <input class="field" required maxLength={40} value={name} onInput={(event) => setName(event.currentTarget.value)} /></label>
          <button class="button main">{say("sit-down")}</button>
        </form>
      )}
      {open.length > 0 && <Invite id={info.id} address={address} />}
      {table.host.value && open.length === 0 && <button class="button main" onClick={() => void table.act({ do: "start" })}>{say("begin")}</button>}
      <a class="button quiet" href="#/">{say("to-lobby")}</a>
    </main>
  );
}

function Invite({ id, address }: { id: string; address: string }) {
  const [copied, setCopied] = useState(false);
  const [qr, setQr] = useState("");
  const host = keysOf(id).host;
  useEffect(() => {
    if (host) post<Link>(`api/tables/${id}/link`, { token: host }).then((link) => setQr(link.qr), () => {});
  }, [id]);
  return (
    <section class="invite">
      <p>{say("invite")}</p>
      <div class="row">
        <input class="field grow" readOnly value={address} aria-label={say("invite-link")} onFocus={(event) => event.currentTarget.select()} />
        <button class="button" onClick={() => void navigator.clipboard?.writeText(address).then(() => setCopied(true))}>{say(copied ? "copied" : "copy")}</button>
      </div>
      {qr && <img class="qr" alt={say("invite-qr")} src={`data:image/svg+xml;utf8,${encodeURIComponent(qr)}`} />}
    </section>
  );
}
