import { say } from "../../texts/frame";
import { Icon } from "../controls/icon";
import { SettingsMenu } from "../controls/settings-menu";
import { type SheetName, useTableState } from "./table-context";

/** What opens sheets and leads home. */
export function Tools() {
  const { table, sheets } = useTableState();
  const toggle = (name: SheetName) => {
    sheets.about.value = "";
    sheets.open.value = sheets.open.value === name ? "" : name;
  };
  const seated = table.held.value.length > 0;
  const tools = (["rules", "scores", "replay", "seat", "table"] as const).filter(
    (name) => name !== "seat" || seated,
  );
  return (
    <nav class="tools" aria-label={say("tools")}>
      <a class="button quiet small" href="#/" title={say("to-lobby")}>
        <Icon name="home" /> <span class="sr">{say("to-lobby")}</span>
      </a>
      {tools.map((name) => (
        <button
          key={name}
          class="button quiet small"
          title={say(`sheet-${name}`)}
          aria-pressed={sheets.open.value === name}
          onClick={() => toggle(name)}
        >
          <Icon name={name} />{" "}
          <span class={name === "rules" || name === "scores" ? "tool-name" : "sr"}>
            {say(`sheet-${name}`)}
          </span>
        </button>
      ))}
      <SettingsMenu />
    </nav>
  );
}
