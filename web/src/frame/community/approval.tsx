import type { SeatInfo } from "../../net/protocol";
import type { OpenTable } from "../../state/open-table";
import { say } from "../../texts/frame";
import "./community.css";

/**
 * Shown before the game at tables with approval. The host accepts or rejects people, and the others see who
 * is waiting.
 */
export function Approval({ table, seat }: { table: OpenTable; seat: SeatInfo }) {
  if (seat.kind !== "person" || seat.approved) return null;
  const answer = (yes: boolean) => void table.act({ do: "approve", seat: seat.seat, yes });
  return (
    <span class="person-actions" data-approval={seat.seat}>
      <span class="quiet-text">{say("awaits-approval")}</span>
      {table.host.value && (
        <>
          <button class="button small main" onClick={() => answer(true)}>
            {say("approve", { name: seat.name })}
          </button>
          <button class="button small" onClick={() => answer(false)}>
            {say("decline-seat", { name: seat.name })}
          </button>
        </>
      )}
    </span>
  );
}
