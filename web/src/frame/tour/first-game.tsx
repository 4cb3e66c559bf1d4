import type { Ref } from "preact";
import { useState } from "preact/hooks";
import type { TourInfo } from "../../net/protocol";
import { createTable } from "../../state/new-table";
import { go } from "../../state/route";
import { myName } from "../../state/settings";
import { say } from "../../texts/frame";
import { TroubleLine } from "../controls/trouble-line";
import { useGameInfo } from "../hooks/use-game-info";
import { levelFor, levelName } from "../lobby/level";

/** Offers a first game at the end of a tour. The button shows the number and level of the bots. */
export function FirstGame({ tour, button }: { tour: TourInfo; button: Ref<HTMLButtonElement> }) {
  const [trouble, setTrouble] = useState("");
  const game = useGameInfo(tour.game, setTrouble);
  const bots = tour.players - 1;
  const level = game ? levelFor(game, "level-1") : "";
  const play = () =>
    createTable({
      game: tour.game,
      options: tour.options,
      seats: [
        { kind: "me", name: myName.value || say("guest") },
        ...Array.from({ length: bots }, (_, i) => ({
          kind: "bot" as const,
          level,
          name: say("bot-name", { n: i + 1 }),
        })),
      ],
    }).then(
      (made) => go(`/table/${made.table.id}`),
      (error: Error) => setTrouble(error.message),
    );
  return (
    <>
      <button
        ref={button}
        class="button main small"
        data-first-game
        disabled={!game}
        onClick={() => void play()}
      >
        <span>
          {say("tour-play")}
          {game && (
            <small class="choice-against">{say("play-against", { n: bots, level: levelName(level) })}</small>
          )}
        </span>
      </button>
      <TroubleLine text={trouble} />
    </>
  );
}
