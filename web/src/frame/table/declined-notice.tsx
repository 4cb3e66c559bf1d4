import { useState } from "preact/hooks";
import type { ChatLine } from "../../net/protocol";
import { say } from "../../texts/frame";
import { useTableState } from "./table-context";

const NOTICE = /^(vote-declined-\w+|seat-claimed|seat-handed-over) (\d+)$/;

/**
 * Shown when a request was declined or a seat has received a new key. The chat contains the same message; the
 * notice draws the attention of a viewer who is present.
 */
export function DeclinedNotice() {
  const { table } = useTableState();
  const lines = table.chat.value.filter(isNotice);
  const [read, setRead] = useState(lines.at(-1)?.id);
  const last = lines.at(-1);
  const [, message = "", seat = ""] = NOTICE.exec(last?.text ?? "") ?? [];
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

function isNotice({ seat, name, text }: ChatLine): boolean {
  return seat === null && name === "" && NOTICE.test(text);
}
