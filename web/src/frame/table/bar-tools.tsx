import { say } from "../../texts/frame";
import { Icon } from "../controls/icon";
import { useTableState } from "./table-context";

/** The link to the home page, in a bar that does not belong to a table. */
export function HomeLink() {
  return (
    <a class="button quiet small" href="#/" title={say("to-lobby")}>
      <Icon name="home" /> <span class="sr">{say("to-lobby")}</span>
    </a>
  );
}

/** A button that opens and closes the rulebook next to the board. */
export function RulesButton() {
  const { sheets } = useTableState();
  return (
    <button
      class="button quiet small"
      title={say("sheet-rules")}
      aria-pressed={sheets.open.value === "rules"}
      onClick={() => {
        sheets.about.value = "";
        sheets.open.value = sheets.open.value === "rules" ? "" : "rules";
      }}
    >
      <Icon name="rules" /> <span class="tool-name">{say("sheet-rules")}</span>
    </button>
  );
}
