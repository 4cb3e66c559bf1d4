import { useState } from "preact/hooks";
import { post } from "../../net/http";
import type { Link, TableInfo } from "../../net/protocol";
import { say } from "../../texts/frame";
import { ConfirmButton } from "../controls/confirm-button";
import { LinkCard } from "../controls/link-card";
import { TroubleLine } from "../controls/trouble-line";

/**
 * Lets the operator create a new link to a seat for a person who has lost the old one. All players at the
 * table are notified.
 */
export function HandOverSeat({ token, table }: { token: string; table: TableInfo }) {
  const [open, setOpen] = useState(false);
  const [made, setMade] = useState<Link | null>(null);
  const [trouble, setTrouble] = useState("");
  const people = table.seats.filter((seat) => seat.kind === "person");
  if (people.length === 0) return null;
  const hand = (seat: number) =>
    void post<Link>(`api/tables/${table.id}/link`, { token, seat }).then(setMade, (error: Error) =>
      setTrouble(error.message),
    );
  return (
    <>
      <button class="button quiet small" aria-expanded={open} onClick={() => setOpen(!open)}>
        {say("host-hand-over")}
      </button>
      {open && (
        <div class="hand-over">
          <p>{say("host-hand-over-text")}</p>
          {!made && (
            <div class="row">
              {people.map((seat) => (
                <ConfirmButton
                  key={seat.seat}
                  small
                  label={seat.name}
                  question={say("host-hand-over-sure", { name: seat.name })}
                  yes={say("host-hand-over-yes")}
                  act={() => hand(seat.seat)}
                />
              ))}
            </div>
          )}
          {made && (
            <LinkCard
              link={made.link}
              qr={made.qr}
              hereOnly={made.here_only}
              label={say("seat-link-of", { name: table.seats[made.seat]?.name ?? "" })}
            />
          )}
          <TroubleLine text={trouble} />
        </div>
      )}
    </>
  );
}
