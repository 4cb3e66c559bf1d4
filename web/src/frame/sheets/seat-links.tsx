import { useEffect, useState } from "preact/hooks";
import { SeatSign } from "../../boards/seats";
import { post } from "../../net/http";
import type { Link } from "../../net/protocol";
import type { OpenTable } from "../../state/open-table";
import { keep, keysAreKept, keysOf } from "../../state/seat-keys";
import { say } from "../../texts/frame";
import { ConfirmButton } from "../controls/confirm-button";
import { LinkCard } from "../controls/link-card";

/**
 * The links to the viewer's seats, for keeping and for opening on another device. Each link contains the key
 * to its seat.
 */
export function SeatLinks({ table }: { table: OpenTable }) {
  const [links, setLinks] = useState<Link[]>([]);
  const [renewed, setRenewed] = useState(false);
  const held = table.held.value.join(" ");
  const load = (renew = "") => {
    const asked = keysOf(table.id).seats.map((token) =>
      post<Link>(`api/tables/${table.id}/link`, { token, renew: token === renew }).catch(() => null),
    );
    void Promise.all(asked).then((answers) => {
      const found = answers.filter((one) => one !== null);
      setLinks(found);
      if (!renew) return;
      keep(table.id, found, undefined, renew);
      setRenewed(true);
      table.recovery.clear();
      table.reconnect();
    });
  };
  // Another device may have renewed a link in the meantime, and the link shown here must work.
  useEffect(() => load(), [table.id, held, table.recovery.lost.value]);
  const names = table.info.value?.seats.map((seat) => seat.name) ?? [];
  return (
    <section class="seat-links">
      <p>{say("my-seat-text")}</p>
      {!keysAreKept() && (
        <p class="warning" role="note">
          {say("keys-not-kept")}
        </p>
      )}
      {links.length === 0 && <p class="quiet-text">{say("no-seat-link")}</p>}
      {renewed && <p role="status">{say("link-renewed")}</p>}
      {links.map((link) => (
        <div key={link.seat}>
          <h3>
            <SeatSign seat={link.seat} size={20} /> {names[link.seat]}
          </h3>
          <LinkCard link={link.link} qr={link.qr} hereOnly={link.here_only} label={say("my-seat-link")} />
          <ConfirmButton
            small
            label={say("renew-link")}
            question={say("renew-link-ask")}
            yes={say("renew-link-yes")}
            act={() => load(link.token)}
          />
        </div>
      ))}
    </section>
  );
}
