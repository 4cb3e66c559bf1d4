import type { PassedWindow } from "../../net/protocol";
import { ifMeant, markChanged } from "../../state/pointer";
import { say } from "../../texts/frame";
import { useTableState } from "../table/table-context";

/**
 * Lists the optional questions (windows) that the table has skipped for the viewer since their last answer.
 * The viewer can return to each of them until someone makes a move.
 */
export function PassedWindows() {
  const { table } = useTableState();
  const seatState = table.seatState.value;
  const passed = seatState?.passed ?? [];
  if (passed.length === 0 || table.seat.value < 0 || seatState?.over) return null;
  const open = passed.filter((one) => one.can_reopen).length;
  return (
    <details
      class={open > 0 ? "held-passes passed-windows can-reopen" : "held-passes passed-windows"}
      onToggle={markChanged}
    >
      <summary>{say(open > 0 ? "passed-open" : "passed-windows", { n: passed.length })}</summary>
      <ul class="passed-list">
        {passed.map((one) => (
          <PassedLine key={one.question} passed={one} />
        ))}
      </ul>
    </details>
  );
}

function PassedLine({
  passed: { window, words, question, other_answers, can_reopen },
}: {
  passed: PassedWindow;
}) {
  const { table, assets } = useTableState();
  const named = assets.messages.knows(`window-${window}`) ? assets.messages.say(`window-${window}`) : window;
  return (
    <li class={other_answers === 0 ? "passed-line no-choice" : "passed-line"}>
      <span>
        <b>{named}</b> {words} {other_answers === 0 && <em>{say("passed-no-choice")}</em>}
      </span>
      {can_reopen && (
        <button
          class="button small"
          data-reopen={question}
          aria-label={say("passed-reopen-which", { window: named })}
          onClick={ifMeant(() => void table.act({ do: "reopen_window", seat: table.seat.value, question }))}
        >
          {say("passed-reopen")}
        </button>
      )}
    </li>
  );
}
