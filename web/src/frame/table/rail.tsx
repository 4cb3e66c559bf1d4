import { useState } from "preact/hooks";
import { say } from "../../texts/frame";
import { Chat } from "../chat/chat";
import { Notes } from "../chat/notes";
import { Log } from "../log/log";
import { QuestionBox } from "../question/question-box";
import { Players } from "./players";
import { useTableState } from "./table-context";
import { Tools } from "./tools";

const TABS = ["log", "chat", "notes"] as const;
type Tab = (typeof TABS)[number];

/**
 * The column next to the board, with the tools, the question and the events from top to bottom. On upright
 * screens, these are pages to swipe through.
 */
export function Rail({ upright }: { upright: boolean }) {
  const { table } = useTableState();
  const [chosen, setTab] = useState<Tab>("log");
  const seated = table.held.value.length > 0;
  const tabs = TABS.filter((one) => one !== "notes" || seated);
  const tab = tabs.includes(chosen) ? chosen : "log";
  return (
    <aside class="rail" aria-label={say("rail")}>
      {!upright && <Tools />}
      <QuestionBox />
      {upright && <Players />}
      <div class="tabs">
        <div class="tab-list" role="tablist">
          {tabs.map((one) => (
            <button
              key={one}
              role="tab"
              id={`tab-${one}`}
              aria-selected={tab === one}
              aria-controls="tab-panel"
              class={tab === one ? "tab chosen" : "tab"}
              onClick={() => setTab(one)}
            >
              {say(`tab-${one}`)}
              {one === "chat" && table.chat.value.length > 0 && (
                <span class="count">{table.chat.value.length}</span>
              )}
            </button>
          ))}
        </div>
        <div class="tab-panel" role="tabpanel" id="tab-panel" aria-labelledby={`tab-${tab}`}>
          {tab === "log" && <Log />}
          {tab === "chat" && <Chat />}
          {tab === "notes" && <Notes key={table.seat.value} />}
        </div>
      </div>
    </aside>
  );
}
