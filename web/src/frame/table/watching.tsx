import { useState } from "preact/hooks";
import { say } from "../../texts/frame";
import { ClaimSeat } from "./lost-seat";
import { useTableState } from "./table-context";

/**
 * A note for a person without a seat. It says that they are watching and how they can return to their own
 * seat.
 */
export function Watching() {
  const { table } = useTableState();
  const [open, setOpen] = useState(false);
  const info = table.info.value;
  const { lost, claim } = table.recovery;
  const ended = info === null || info.state === "over" || info.state === "abandoned";
  return (
    <div class="watching">
      <p class="quiet-text">{say("you-watch")}</p>
      {!ended && !lost.value && !claim.value && (
        <button class="button small quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {say("i-have-a-seat")}
        </button>
      )}
      {open && info && !lost.value && !claim.value && (
        <>
          <p>{say("lost-then")}</p>
          <ClaimSeat table={table} info={info} first={-1} />
        </>
      )}
    </div>
  );
}
