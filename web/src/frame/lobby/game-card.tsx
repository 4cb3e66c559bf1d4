import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Front } from "../../boards/fronts";
import type { GameInfo, NewSeat, NewTable } from "../../net/protocol";
import { isNewcomer } from "../../state/finished-games";
import { botSeats, myName } from "../../state/settings";
import { say } from "../../texts/frame";
import { Icon } from "../controls/icon";
import { Popup } from "../controls/popup";
import { GameFacts } from "./game-facts";
import { InviteSheet } from "./invite-sheet";
import { LevelChoice, levelFor, levelName } from "./level";
import { Vignette } from "./vignette";

interface Props {
  game: GameInfo;
  front: Front | undefined;
  open: (wanted: NewTable) => Promise<void>;
}

/** A game on the home page: a drawing of its board, one sentence about it, and three ways to start. */
export function GameCard({ game, front, open }: Props) {
  const [sheet, setSheet] = useState<"" | "play" | "invite">("");
  const turn = (to: "play" | "invite") => setSheet(sheet === to ? "" : to);
  const [usual, setUsual] = useState(false);
  const seats = seatsFor(game);
  const offersFirst = isNewcomer(game.name) && Object.keys(game.first_game ?? {}).length > 0;
  const options = offersFirst && !usual ? (game.first_game ?? {}) : {};
  const play = () => void open({ ...againstBots(game, seats), options });
  return (
    <section class={sheet ? "game-card open" : "game-card"} aria-labelledby={`game-${game.name}`}>
      <Vignette front={front} />
      <div class="game-text">
        <h2 id={`game-${game.name}`}>{game.title}</h2>
        {front && <p class="game-sentence">{front.sentence()}</p>}
        <GameFacts game={game} front={front} options={options}>
          {offersFirst && !usual && <span>{front?.firstGame?.() ?? say("first-setup")}</span>}
        </GameFacts>
      </div>
      <div class="game-buttons">
        <span class="split">
          <button class="button main play" data-start={`${game.name}-${seats}`} onClick={play}>
            {say("play")}
            <small>{say("play-bots", { n: seats - 1, level: levelName(levelFor(game)) })}</small>
          </button>
          <button
            class="button main"
            data-choose={game.name}
            aria-expanded={sheet === "play"}
            aria-label={say("play-choose", { game: game.title })}
            title={opponents(game, seats)}
            onClick={() => turn("play")}
          >
            <Icon name="settings" size={18} />
          </button>
          {sheet === "play" && (
            <Popup
              class="card-sheet"
              label={say("play-choose", { game: game.title })}
              close={() => setSheet("")}
            >
              <PlayChoice game={game} seats={seats} play={play}>
                {offersFirst && (
                  <label class="first-game">
                    <input
                      type="checkbox"
                      data-first-setup={game.name}
                      checked={!usual}
                      onChange={(event) => setUsual(!event.currentTarget.checked)}
                    />
                    {front?.firstGame?.() ?? say("first-setup-choose")}
                  </label>
                )}
              </PlayChoice>
            </Popup>
          )}
        </span>
        <a class="button" href={game.tour ? `#/learn/${game.name}` : `#/rules/${game.name}`}>
          {say("learn")}
        </a>
        <span class="split">
          <button
            class="button"
            data-invite={game.name}
            aria-expanded={sheet === "invite"}
            onClick={() => turn("invite")}
          >
            {say("invite-friends")}
          </button>
          {sheet === "invite" && (
            <Popup
              class="card-sheet"
              label={say("invite-to", { game: game.title })}
              close={() => setSheet("")}
            >
              <InviteSheet game={game} open={open} />
            </Popup>
          )}
        </span>
        {game.uncertain.length > 0 && (
          <a class="workshop-link" href={`#/workshop/${game.name}`} title={say("workshop-link")}>
            {say("workshop-own")}
          </a>
        )}
      </div>
    </section>
  );
}

/** The number of seats chosen last, within the game's limits. The default is two. */
function seatsFor(game: GameInfo): number {
  return Math.max(game.fewest, Math.min(game.most, botSeats.value));
}

function opponents(game: GameInfo, seats: number): string {
  return say("play-against", { n: seats - 1, level: levelName(levelFor(game)) });
}

function againstBots(game: GameInfo, seats: number): NewTable {
  const me: NewSeat = { kind: "me", name: myName.value || say("guest") };
  const bots = Array.from(
    { length: seats - 1 },
    (_, i): NewSeat => ({ kind: "bot", level: levelFor(game), name: say("bot-name", { n: i + 1 }) }),
  );
  return { game: game.name, seats: [me, ...bots] };
}

/** Controls for the number and level of the bots, with the button that starts the game. */
function PlayChoice({
  game,
  seats,
  play,
  children,
}: {
  game: GameInfo;
  seats: number;
  play: () => void;
  children: ComponentChildren;
}) {
  const sizes = Array.from({ length: game.most - game.fewest + 1 }, (_, i) => game.fewest + i);
  return (
    <>
      <fieldset class="sizes">
        <legend>{say("how-many-bots")}</legend>
        {sizes.map((n) => (
          <label key={n} class={n === seats ? "size chosen" : "size"}>
            <input
              type="radio"
              name={`seats-${game.name}`}
              data-seats={`${game.name}-${n}`}
              checked={n === seats}
              onChange={() => (botSeats.value = n)}
            />
            {n === 1 ? say("alone") : n - 1}
          </label>
        ))}
      </fieldset>
      <LevelChoice game={game} />
      {children}
      <button class="button main" data-play-chosen={game.name} onClick={play}>
        {say("play")}
      </button>
    </>
  );
}
