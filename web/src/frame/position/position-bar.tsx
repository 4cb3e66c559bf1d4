import { encodePosition } from "../../state/position-link";
import { go } from "../../state/route";
import { say } from "../../texts/frame";
import { Icon } from "../controls/icon";
import { SettingsMenu } from "../controls/settings-menu";
import { HomeLink, RulesButton } from "../table/bar-tools";
import { SharePosition } from "./share-position";

/** The bar above a position, with links to the home page and to the position, the rules, and the settings. */
export function PositionBar({ game, position }: { game: string; position: string }) {
  return (
    <nav class="tools tour-bar" aria-label={say("tools")}>
      <HomeLink />
      <SharePosition game={game} position={position} />
      <button
        class="button quiet small"
        title={say("edit-position")}
        onClick={() => void encodePosition(position).then((code) => go(`/editor/${game}/${code}`))}
      >
        <Icon name="edit" /> <span class="tool-name">{say("edit-position")}</span>
      </button>
      <RulesButton />
      <SettingsMenu />
    </nav>
  );
}
