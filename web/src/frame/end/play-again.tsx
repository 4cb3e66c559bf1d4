import type { Ack } from "../../net/protocol";
import { go } from "../../state/route";
import { keep, keysOf } from "../../state/seat-keys";
import { say } from "../../texts/frame";
import { useTableState } from "../table/table-context";

/** Starts the next game and takes a seat in it for each seat that this browser holds at this table. */
export function PlayAgain() {
  const { table } = useTableState();
  const next = table.info.value?.rematch ?? "";
  const held = table.held.value;
  const seated = next !== "" && keysOf(next).seats.length > 0;
  if (held.length === 0 || seated)
    return next ? (
      <a class="button" href={`#/table/${next}`}>
        {say("to-rematch")}
      </a>
    ) : null;
  const again = async () => {
    let made = next;
    for (const seat of held) {
      await table.act<Ack>({ do: "rematch", seat, word_later: true }, ({ again: given }) => {
        if (!given) return;
        made = /table\/([^/]+)/.exec(given.link)?.[1] ?? made;
        keep(made, [given], given.host || undefined);
      });
    }
    if (made) go(`/table/${made}`);
  };
  return (
    <button class="button" data-rematch onClick={() => void again()}>
      {say(next ? "to-rematch" : "rematch")}
    </button>
  );
}
