import { say } from "../../texts/frame";
import { Icon } from "../controls/icon";
import { SettingsMenu } from "../controls/settings-menu";
import { HomeLink, RulesButton } from "../table/bar-tools";

/** The bar above a puzzle, with a link to the home page, the list of puzzles, the rules, and the settings. */
export function PuzzleBar({ game }: { game: string }) {
  return (
    <nav class="tools tour-bar" aria-label={say("tools")}>
      <HomeLink />
      <a class="button quiet small" href={`#/puzzles/${game}`}>
        <Icon name="table" /> {say("puzzles-all")}
      </a>
      <RulesButton />
      <SettingsMenu />
    </nav>
  );
}
