import { useState } from "preact/hooks";
import { say } from "../words/frame";
import { Chat } from "./chat";
import { Icon } from "./icon";
import { Log } from "./log";
import { Notes } from "./notes";
import { Players } from "./players";
import { QuestionBox } from "./question-box";
import { Settings } from "./settings";
import { useTableState, type SheetName } from "./table-context";

const TABS = ["log", "chat", "notes"] as const;
type Tab = (typeof TABS)[number];

/** Beside the board: tools, players, the question, and below it what happened. */
export function Rail({ upright }: { upright: boolean }) {
  const { table } = useTableState();
  const [tab, setTab] = useState<Tab>("log");
  return (
    <aside class="rail" aria-label={say("rail")}>
      <Tools />
      <QuestionBox />
      {upright && <Players />}
      <div class="tabs">
        <div class="tab-list" role="tablist">
          {TABS.map((one) => (
            <button key={one} role="tab" id={`tab-${one}`} aria-selected={tab === one} aria-controls="tab-panel" class={tab === one ? "tab chosen" : "tab"} onClick={() => setTab(one)}>
              {say(`tab-${one}`)}
              {one === "chat" && table.chat.value.length > 0 && <span class="count">{table.chat.value.length}</span>}
            </button>
          ))}
        </div>
        <div class="tab-panel" role="tabpanel" id="tab-panel" aria-labelledby={`tab-${tab}`}>
          {tab === "log" && <Log />}
          {tab === "chat" && <Chat />}
          {tab === "notes" && <Notes />}
        </div>
      </div>
    </aside>
  );
}

function Tools() {
  const { table, sheets } = useTableState();
  const toggle = (name: SheetName) => {
    sheets.about.value = "";
    sheets.open.value = sheets.open.value === name ? "" : name;
  };
  const seated = table.held.value.length > 0;
  const tools = (["rules", "scores", "replay", "seat", "table"] as const).filter((name) => name !== "seat" || seated);
  return (
    <nav class="tools" aria-label={say("tools")}>
      <a class="button quiet small" href="#/" title={say("to-lobby")}><Icon name="home" /> <span class="sr">{say("to-lobby")}</span></a>
      {tools.map((name) => (
        <button key={name} class="button quiet small" title={say(`sheet-${name}`)} aria-pressed={sheets.open.value === name} onClick={() => toggle(name)}>
          <Icon name={name} /> <span class={name === "rules" || name === "scores" ? "tool-name" : "sr"}>{say(`sheet-${name}`)}</span>
        </button>
      ))}
      <Settings />
    </nav>
  );
}
