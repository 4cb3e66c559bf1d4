import { useEffect, useRef, useState } from "preact/hooks";
import { say } from "../words/frame";
import { useTableState } from "./table-context";

const AFTER = 800;

/** My private notes; kept by the table a moment after the last key. */
export function Notes() {
  const { table } = useTableState();
  const seat = table.seat.value;
  const [text, setText] = useState(table.sight.value?.notes ?? "");
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (seat < 0) return <p class="quiet-text">{say("notes-none")}</p>;
  const write = (value: string) => {
    setText(value);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void table.act({ do: "note", seat, text: value }), AFTER);
    const sight = table.sight.value;
    if (sight) sight.notes = value;
  };
  return <textarea class="field notes" aria-label={say("tab-notes")} placeholder={say("notes-hint")} maxLength={10_000} value={text} onInput={(event) => write(event.currentTarget.value)} />;
}
