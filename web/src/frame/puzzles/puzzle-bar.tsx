import { say } from "../../texts/frame";
import { Icon } from "../controls/icon";
import { SettingsMenu } from "../controls/settings-menu";
import { useTableState } from "../table/table-context";

/** The bar above a puzzle: the link home, the list of puzzles, rules and settings. */
export function PuzzleBar({ game }: { game: string }) {
  const { sheets } = useTableState();
  return (
    <nav class="tools tour-bar" aria-label={say("tools")}>
      <a class="button quiet small" href="#/" title={say("to-lobby")}>
        <Icon name="home" /> <span class="sr">{say("to-lobby")}</span>
      </a>
      <a class="button quiet small" href={`#/puzzles/${game}`}>
        <Icon name="table" /> {say("puzzles-all")}
      </a>
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
      <SettingsMenu />
    </nav>
  );
}
