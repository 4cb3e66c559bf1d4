import type { GameInfo, SeatInfo } from "../../net/protocol";
import { botLevelOf, botLevels } from "../../state/settings";
import { say, says } from "../../texts/frame";
import { language } from "../../texts/language";

/** The chosen level or, if this game does not have it, the strongest level below it. */
export function levelFor(game: GameInfo, wanted = botLevelOf(game.name)): string {
  const upTo = game.levels.indexOf(wanted);
  return game.levels[upTo < 0 ? Math.min(1, game.levels.length - 1) : upTo] ?? "random";
}

export function levelName(level: string): string {
  return says(`bots-${level}`) ? say(`bots-${level}`) : level;
}

/**
 * The name of a bot's level, with a note if the network used at this level does not support the options of
 * this table.
 */
export function BotLevel({ seat }: { seat: SeatInfo }) {
  return (
    <span class="quiet-text">
      {levelName(seat.level)}
      {seat.by_hand && ` (${say("bot-by-hand")})`}
    </span>
  );
}

/** The description of a level, as provided by the server. */
function levelText(game: GameInfo, level: string): string {
  const texts = game.about?.find((one) => one.name === level)?.words;
  return texts?.[language.value] ?? texts?.en ?? "";
}

/**
 * A control for the level of the bots, with a description of the selected level. The descriptions of the other
 * levels are invisible; they reserve the space, so that nothing moves when a level is chosen.
 */
export function LevelChoice({ game }: { game: GameInfo }) {
  if (game.levels.length < 2) return null;
  const level = levelFor(game);
  return (
    <label class="level-choice">
      {say("level")}
      <select
        class="field"
        value={level}
        onChange={(event) => {
          botLevels.value = { ...botLevels.value, [game.name]: event.currentTarget.value };
        }}
      >
        {game.levels.map((one) => (
          <option key={one} value={one}>
            {levelName(one)}
          </option>
        ))}
      </select>
      <span class="level-texts">
        {game.levels.map((one) => (
          <span key={one} class={one === level ? "quiet-text chosen" : "quiet-text"}>
            {levelText(game, one)}
          </span>
        ))}
      </span>
    </label>
  );
}
