import { useState } from "preact/hooks";
import type { SeatInfo } from "../../net/protocol";
import { say } from "../../texts/frame";
import { ConfirmButton } from "../controls/confirm-button";
import { CopyRow } from "../controls/copy-row";
import { useTableState } from "../table/table-context";

/**
 * A button in the list of seats that asks for a new link for a person who has lost theirs. All others must
 * agree.
 */
export function ClaimFor({ seat }: { seat: SeatInfo }) {
  const { table } = useTableState();
  const [link, setLink] = useState("");
  const info = table.info.value!;
  const votes = info.votes.some((vote) => vote.about === "claim");
  if (link)
    return (
      <CopyRow
        label={say("claim-pass-on", { name: seat.name })}
        text={new URL(link, document.baseURI).href}
      />
    );
  if (table.seat.value < 0 || !seat.away || seat.kind !== "person" || votes) return null;
  if (info.needs_operator) return <p class="quiet-text">{say("claim-for-operator", { name: seat.name })}</p>;
  if (!seat.claimable) return null;
  const ask = () =>
    void table.recovery.ask(seat.seat, true).then(setLink, (error: Error) => {
      table.trouble.value = error.message;
    });
  return (
    <ConfirmButton
      small
      quiet
      label={say("claim-for")}
      question={say("claim-for-ask", { name: seat.name })}
      yes={say("claim-for-yes")}
      act={ask}
    />
  );
}
