import { encodePosition } from "../../state/position-link";
import { go } from "../../state/route";
import { say } from "../../texts/frame";
import { Icon } from "../controls/icon";
import { SettingsMenu } from "../controls/settings-menu";
import { useTableState } from "../table/table-context";
import { SharePosition } from "./share-position";

/** The bar above a position: the link home, the link to the position, rules and settings. */
export function PositionBar({ game, position }: { game: string; position: string }) {
  const { sheets } = useTableState();
  return (
    <nav class="tools tour-bar" aria-label={say("tools")}>
      <a class="button quiet small" href="#/" title={say("to-lobby")}>
        <Icon name="home" /> <span class="sr">{say("to-lobby")}</span>
      </a>
      <SharePosition game={game} position={position} />
      <button
        class="button quiet small"
        title={say("edit-position")}
        onClick={() => void encodePosition(position).then((code) => go(`/editor/${game}/${code}`))}
      >
        <Icon name="plus" /> <span class="tool-name">{say("edit-position")}</span>
      </button>
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
