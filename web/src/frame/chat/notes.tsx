import { useEffect, useRef, useState } from "preact/hooks";
import { say } from "../../texts/frame";
import { useTableState } from "../table/table-context";

const AFTER = 800;

/**
 * The viewer's private notes. They are saved shortly after the last keystroke and when the field loses focus.
 */
export function Notes() {
  const { table } = useTableState();
  const seat = table.seat.value;
  const [text, setText] = useState(table.seatState.value?.notes ?? "");
  const timer = useRef(0);
  const unsaved = useRef<string | null>(null);
  const save = () => {
    clearTimeout(timer.current);
    if (unsaved.current === null) return;
    void table.act({ do: "note", seat, text: unsaved.current });
    unsaved.current = null;
  };
  useEffect(() => () => save(), []);
  if (seat < 0) return null;
  const write = (value: string) => {
    setText(value);
    unsaved.current = value;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(save, AFTER);
    const seatState = table.seatState.value;
    if (seatState) seatState.notes = value;
  };
  return (
    <textarea
      class="field notes"
      aria-label={say("tab-notes")}
      placeholder={say("notes-hint")}
      maxLength={10_000}
      value={text}
      onInput={(event) => write(event.currentTarget.value)}
    />
  );
}
