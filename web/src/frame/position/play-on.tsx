import { useState } from "preact/hooks";
import { playOn } from "../../state/new-position-table";
import { myName } from "../../state/settings";
import { say } from "../../texts/frame";
import { TroubleLine } from "../controls/trouble-line";
import { useGameInfo } from "../hooks/use-game-info";
import { levelFor, levelName } from "../lobby/level";

interface Props {
  game: string;
  position: string;
  /** The viewer's seat. */
  seat: number;
  players: number;
}

/** Creates a new table whose game starts from this position, with bots in the other seats. */
export function PlayOn({ game, position, seat, players }: Props) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  const info = useGameInfo(game, setTrouble);
  const level = info ? levelFor(info) : "";
  const start = async () => {
    setBusy(true);
    try {
      await playOn(game, position, seat, players, level, {
        me: myName.value || say("guest"),
        bot: (n) => say("bot-name", { n: n + 1 }),
      });
    } catch (error) {
      setTrouble((error as Error).message);
      setBusy(false);
    }
  };
  return (
    <>
      <button
        class="button small"
        data-play-on
        disabled={!info || busy}
        title={say("position-play-on-title")}
        onClick={() => void start()}
      >
        <span>
          {say("position-play-on")}
          {info && players > 1 && (
            <small class="choice-against">
              {say("play-against", { n: players - 1, level: levelName(level) })}
            </small>
          )}
        </span>
      </button>
      <TroubleLine text={trouble} />
    </>
  );
}
