import type { OpenTable } from "../../state/open-table";
import { say } from "../../texts/frame";

/** A key did not fit: what happened, and what one can do now. */
export function LostSeat({ table }: { table: OpenTable }) {
  const lost = table.lostSeat.value;
  const seated = table.held.value.length > 0;
  if (!lost) return null;
  const free =
    table.info.value?.state === "waiting" && table.info.value.seats.some((seat) => seat.kind === "open");
  const close = () => (table.lostSeat.value = "");
  return (
    <div class="connection" role="alert">
      <p>
        {say(lost === "link" ? "lost-link" : seated ? "lost-one-seat" : "lost-seat")}{" "}
        {!seated && say(free ? "lost-sit" : "lost-watch")}
      </p>
      {!seated && <p>{say("lost-then")}</p>}
      <p>
        <button class="button small" onClick={close}>
          {say("understood")}
        </button>
      </p>
    </div>
  );
}
