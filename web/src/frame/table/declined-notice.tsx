import { useState } from "preact/hooks";
import type { ChatLine } from "../../net/protocol";
import { say } from "../../texts/frame";
import { useTableState } from "./table-context";

const TOLD = /^(vote-declined-\w+|seat-claimed|seat-handed-over) (\d+)$/;

/**
 * A request was declined, or a seat has a new key. The chat keeps the line; this notice shows it while the
 * viewer is here.
 */
export function DeclinedNotice() {
  const { table } = useTableState();
  const lines = table.chat.value.filter(isTold);
  const [read, setRead] = useState(lines.at(-1)?.id);
  const last = lines.at(-1);
  const [, message = "", seat = ""] = TOLD.exec(last?.text ?? "") ?? [];
  if (
    last === undefined ||
    last.id === read ||
    (message.startsWith("vote-") && table.held.value.includes(Number(seat)))
  )
    return null;
  return (
    <div class="connection plain" role="status">
      <p>{say(message, { name: table.info.value?.seats[Number(seat)]?.name ?? "" })}</p>
      <p class="row">
        <button class="button small" onClick={() => setRead(last.id)}>
          {say("understood")}
        </button>
      </p>
    </div>
  );
}

function isTold({ seat, name, text }: ChatLine): boolean {
  return seat === null && name === "" && TOLD.test(text);
}
