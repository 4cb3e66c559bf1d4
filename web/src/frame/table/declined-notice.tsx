import { useState } from "preact/hooks";
import type { ChatLine } from "../../net/protocol";
import { say } from "../../texts/frame";
import { useTableState } from "./table-context";

const DECLINED = /^(vote-declined-\w+) (\d+)$/;

/** Somebody said no to what was asked for. The chat keeps it; here it is told while one looks. */
export function DeclinedNotice() {
  const { table } = useTableState();
  const lines = table.chat.value.filter(isDeclined);
  const [read, setRead] = useState(lines.at(-1)?.id);
  const last = lines.at(-1);
  const [, message = "", seat = ""] = DECLINED.exec(last?.text ?? "") ?? [];
  if (last === undefined || last.id === read || table.held.value.includes(Number(seat))) return null;
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

function isDeclined({ seat, name, text }: ChatLine): boolean {
  return seat === null && name === "" && DECLINED.test(text);
}
