import { useId, useState } from "preact/hooks";
import type { Ack, SeatInfo } from "../../net/protocol";
import { say } from "../../texts/frame";
import { useEscape } from "../hooks/use-escape";
import { useTableState } from "../table/table-context";

const LATEST = 20;

/**
 * A form for reporting a person to the operator of the server. It includes the chat line that the reporter
 * selected, if there is one.
 */
export function ReportForm({ seat, close }: { seat: SeatInfo; close: () => void }) {
  const { table } = useTableState();
  const [text, setText] = useState("");
  const [line, setLine] = useState("");
  const [sent, setSent] = useState(false);
  const title = useId();
  useEscape(close);
  const written = table.chat.value
    .filter((one) => one.seat === seat.seat && one.kind === "line")
    .slice(-LATEST)
    .reverse();
  const send = (event: Event) => {
    event.preventDefault();
    void table.act<Ack>(
      { do: "report", seat: table.seat.value, whom: seat.seat, text: text.trim(), line },
      () => setSent(true),
    );
  };
  if (sent)
    return (
      <p class="report" role="status">
        {say("report-sent")}{" "}
        <button class="button small" onClick={close}>
          {say("close")}
        </button>
      </p>
    );
  return (
    <form class="report" aria-labelledby={title} onSubmit={send}>
      <h3 id={title}>{say("report", { name: seat.name })}</h3>
      <p class="quiet-text">{say("report-explain")}</p>
      <label>
        {say("report-what")}
        <textarea
          class="field"
          required
          maxLength={500}
          rows={3}
          value={text}
          ref={(field) => {
            if (field && text === "" && document.activeElement === document.body) field.focus();
          }}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      {written.length > 0 && (
        <label>
          {say("report-line")}
          <select class="field" value={line} onChange={(event) => setLine(event.currentTarget.value)}>
            <option value="">{say("report-no-line")}</option>
            {written.map((one) => (
              <option key={one.id} value={one.id}>
                {one.text}
              </option>
            ))}
          </select>
        </label>
      )}
      <div class="row">
        <button class="button small main" disabled={text.trim() === ""}>
          {say("report-send")}
        </button>
        <button type="button" class="button small" onClick={close}>
          {say("back")}
        </button>
      </div>
    </form>
  );
}
