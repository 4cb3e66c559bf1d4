import { useEffect, useState } from "preact/hooks";
import { SeatSign } from "../../boards/seats";
import { post } from "../../net/http";
import type { Link } from "../../net/protocol";
import type { OpenTable } from "../../state/open-table";
import { keep, keysOf } from "../../state/seat-keys";
import { say } from "../../texts/frame";
import { LinkCard } from "../controls/link-card";

/** The links that are the keys to my seats: to be kept, and to be carried to another device. */
export function SeatLinks({ table }: { table: OpenTable }) {
  const [links, setLinks] = useState<Link[]>([]);
  const ask = (renew: string) =>
    Promise.all(
      keysOf(table.id).seats.map((token) =>
        post<Link>(`api/tables/${table.id}/link`, { token, renew: token === renew }),
      ),
    );
  const load = (renew = "") =>
    void ask(renew).then(
      (found) => {
        setLinks(found);
        if (!renew) return;
        keep(table.id, found, undefined, renew);
        table.lostSeat.value = "";
        table.reconnect();
      },
      (error: Error) => (table.trouble.value = error.message),
    );
  useEffect(() => load(), [table.id]);
  const names = table.info.value?.seats.map((seat) => seat.name) ?? [];
  return (
    <section class="seat-links">
      <p>{say("my-seat-text")}</p>
      {links.map((link) => (
        <div key={link.seat}>
          <h3>
            <SeatSign seat={link.seat} size={20} /> {names[link.seat]}
          </h3>
          <LinkCard link={link.link} qr={link.qr} hereOnly={link.here_only} label={say("my-seat-link")} />
          <button class="button small" onClick={() => load(link.token)}>
            {say("renew-link")}
          </button>
        </div>
      ))}
    </section>
  );
}
