import { post } from "../../net/http";
import type { Ack } from "../../net/protocol";
import { go } from "../../state/route";
import { keysOf } from "../../state/seat-keys";
import { say } from "../../texts/frame";
import { ConfirmButton } from "../controls/confirm-button";
import { useTableState } from "./table-context";

/** A button for leaving a game permanently. A bot takes over the seat, and this cannot be undone. */
export function LeaveGame({ seat }: { seat: number }) {
  const { table } = useTableState();
  const token = keysOf(table.id).seats[table.held.value.indexOf(seat)];
  if (token === undefined) return null;
  const leave = () =>
    void post<Ack>(`api/tables/${table.id}/act`, { token, act: { do: "leave", id: 1, seat } }).then(
      () => go("/"),
      (error: Error) => (table.trouble.value = error.message),
    );
  return (
    <ConfirmButton
      label={say("leave-game")}
      question={say("leave-game-sure")}
      yes={say("leave-game-yes")}
      act={leave}
    />
  );
}
