import { useEffect, useMemo, useState } from "preact/hooks";
import { useBoardModule } from "../../boards/registry";
import { get } from "../../net/http";
import type { SetUp } from "../../net/protocol";
import { type GameAssets, loadAssets } from "../../state/game-assets";
import { say } from "../../texts/frame";
import { language } from "../../texts/language";
import { Icon } from "../controls/icon";
import { UPRIGHT, useMedia } from "../hooks/use-media";
import { StillBoard } from "../table/still-board";
import { stillTable } from "../table/still-table";
import "./lobby.css";
import { TroubleLine } from "../controls/trouble-line";

/** Shows a game's board in a sample starting position, so that people can look at it before they sit down. */
export function BoardPreview({ game, players }: { game: string; players: number }) {
  const [shown, setShown] = useState<SetUp | null>(null);
  const [assets, setAssets] = useState<GameAssets | null>(null);
  const [trouble, setTrouble] = useState("");
  const board = useBoardModule(game);
  const tall = useMedia(UPRIGHT);
  useEffect(() => {
    document.title = say("look-board");
    get<SetUp>(`api/games/${game}/setup/${players}`).then(setShown, (error: Error) =>
      setTrouble(error.message),
    );
  }, [game, players]);
  useEffect(() => void loadAssets(game, language.value).then(setAssets, () => {}), [game, language.value]);
  const table = useMemo(
    () => (shown && assets ? stillTable(shown.table, assets, seats(players)) : null),
    [game, shown, assets, players],
  );
  return (
    <main class="board-preview">
      <header class="board-preview-head">
        <button class="button" onClick={() => history.back()}>
          <Icon name="undo" size={18} /> {say("back")}
        </button>
        <h1>{say("look-board-text")}</h1>
      </header>
      <TroubleLine text={trouble} />
      <StillBoard table={table} board={board} tall={tall} />
    </main>
  );
}

function seats(players: number): string[] {
  return Array.from({ length: players }, (_, i) => say("player-n", { n: i + 1 }));
}
