import { useState } from "preact/hooks";
import type { Ack, SeatInfo } from "../../net/protocol";
import { say } from "../../texts/frame";
import { ConfirmButton } from "../controls/confirm-button";
import { useTableState } from "../table/table-context";
import { ReportForm } from "./report-form";
import "./community.css";

/**
 * Actions that concern another person in the list of seats: muting, reporting, and starting a vote to remove
 * the person.
 */
export function PersonActions({ seat }: { seat: SeatInfo }) {
  const { table } = useTableState();
  const [reporting, setReporting] = useState(false);
  const me = table.seat.value;
  const info = table.info.value;
  if (!info || me < 0 || seat.kind !== "person" || table.held.value.includes(seat.seat)) return null;
  const muted = (table.muted.value[me] ?? []).includes(seat.seat);
  const mute = () =>
    void table.act<Ack>({ do: "mute", seat: me, whom: seat.seat, on: !muted }, () =>
      table.setMuted(me, seat.seat, !muted),
    );
  if (reporting) return <ReportForm seat={seat} close={() => setReporting(false)} />;
  return (
    <span class="person-actions">
      <button class="button small quiet" data-mute={seat.seat} aria-pressed={muted} onClick={mute}>
        {say(muted ? "unmute" : "mute", { name: seat.name })}
      </button>
      <button class="button small quiet" data-report={seat.seat} onClick={() => setReporting(true)}>
        {say("report", { name: seat.name })}
      </button>
      <SendAway seat={seat} />
    </span>
  );
}

/**
 * Starts a vote to remove a person, to which all other people must agree. The table says whether such a vote
 * is possible.
 */
function SendAway({ seat }: { seat: SeatInfo }) {
  const { table } = useTableState();
  const info = table.info.value!;
  const asked = info.votes.some((vote) => vote.about === "remove");
  if (!seat.removable || asked) return null;
  return (
    <ConfirmButton
      small
      quiet
      label={say("send-away", { name: seat.name })}
      question={say("send-away-ask", { name: seat.name })}
      yes={say("send-away-yes")}
      act={() => void table.act({ do: "remove", seat: table.seat.value, whom: seat.seat })}
    />
  );
}
