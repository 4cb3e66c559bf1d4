import { useState } from "preact/hooks";
import { say } from "../../texts/frame";
import { Icon } from "../controls/icon";
import { Popup } from "../controls/popup";
import { SettingsMenu } from "../controls/settings-menu";
import { type SheetName, useTableState } from "./table-context";

type Tool = Exclude<SheetName, "" | "news" | "review">;
const TOOLS: Tool[] = ["rules", "scores", "replay", "seat", "table", "help"];
/**
 * The tools that are always visible on a phone. All other tools are in a menu, so that each tool is large
 * enough for a finger.
 */
const FIRST: Tool[] = ["rules", "scores"];

/** Buttons that open sheets, with a link to the home page. */
export function Tools({ upright = false }: { upright?: boolean }) {
  const { table } = useTableState();
  const seated = table.held.value.length > 0;
  const tools = TOOLS.filter((name) => name !== "seat" || seated);
  return (
    <nav class="tools" aria-label={say("tools")}>
      <a class="button quiet small" href="#/" title={say("to-lobby")}>
        <Icon name="home" /> <span class="sr">{say("to-lobby")}</span>
        <ToolWord id="tool-home" />
      </a>
      {tools
        .filter((name) => !upright || FIRST.includes(name))
        .map((name) => (
          <ToolButton key={name} name={name} named={name === "rules"} />
        ))}
      {upright && <More tools={tools.filter((name) => !FIRST.includes(name))} />}
      <SettingsMenu />
    </nav>
  );
}

function ToolButton({ name, named, then }: { name: Tool; named: boolean; then?: () => void }) {
  const { sheets } = useTableState();
  const toggle = () => {
    sheets.about.value = "";
    sheets.open.value = sheets.open.value === name ? "" : name;
    then?.();
  };
  return (
    <button
      class="button quiet small"
      data-tool={name}
      title={say(`sheet-${name}`)}
      aria-pressed={sheets.open.value === name}
      onClick={toggle}
    >
      <Icon name={name} /> <span class={named ? "tool-name" : "sr"}>{say(`sheet-${name}`)}</span>
      {FIRST.includes(name) && <ToolWord id={`sheet-${name}`} />}
    </button>
  );
}

/** The short label below a tool's icon on a phone. Screen readers use the full name. */
function ToolWord({ id }: { id: string }) {
  return (
    <span class="tool-word" aria-hidden="true">
      {say(id)}
    </span>
  );
}

function More({ tools }: { tools: Tool[] }) {
  const [open, setOpen] = useState(false);
  return (
    <div class="settings">
      <button
        class="button quiet small"
        data-more-tools
        aria-expanded={open}
        title={say("sheet-more")}
        onClick={() => setOpen(!open)}
      >
        <Icon name="more" /> <span class="sr">{say("sheet-more")}</span>
        <ToolWord id="sheet-more" />
      </button>
      {open && (
        <Popup class="settings-sheet more-tools" label={say("sheet-more")} close={() => setOpen(false)}>
          {tools.map((name) => (
            <ToolButton key={name} name={name} named then={() => setOpen(false)} />
          ))}
        </Popup>
      )}
    </div>
  );
}
