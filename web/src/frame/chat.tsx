import { useState } from "preact/hooks";
import { SeatSign } from "../boards/seats";
import { say } from "../words/frame";
import { Icon } from "./icon";
import { useTableState } from "./table-context";

export function Chat() {
  const { table } = useTableState();
  const [text, setText] = useState("");
  const send = (event: Event) => {
    event.preventDefault();
    if (!text.trim()) return;
    const seat = table.seat.value;
    void table.act(seat >= 0 ? { do: "chat", text: text.trim(), seat } : { do: "chat", text: text.trim() });
    setText("");
  };
  return (
    <div class="chat">
      <ol class="chat-lines" aria-live="polite">
        {table.chat.value.map((line) => (
          <li key={line.n}>
            {line.seat !== null && <SeatSign seat={line.seat} size={14} />} <strong>{line.name}</strong> {line.text}
          </li>
        ))}
      </ol>
      <form class="row" onSubmit={send}>
        <label class="sr" for="chat-text">{say("chat-say")}</label>
        <input id="chat-text" class="field grow" maxLength={500} placeholder={say("chat-say")} value={text} onInput={(event) => setText(event.currentTarget.value)} />
        <button class="button small" aria-label={say("chat-send")}><Icon name="send" size={18} /></button>
      </form>
    </div>
  );
}
