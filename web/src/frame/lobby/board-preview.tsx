import { useEffect, useMemo, useState } from "preact/hooks";
import { type Table, WithTable } from "../../boards/board";
import { useBoardModule } from "../../boards/registry";
import { get } from "../../net/http";
import type { SetUp } from "../../net/protocol";
import { type GameAssets, loadAssets } from "../../state/game-assets";
import { say } from "../../texts/frame";
import { language } from "../../texts/language";
import { Icon } from "../controls/icon";
import { UPRIGHT, useMedia } from "../hooks/use-media";
import { PanZoom } from "../table/pan-zoom";
import "./lobby.css";

const SPECTATOR = -2;

/** A sample starting position of a game's board, to look at before sitting down. */
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
    () => (shown && assets ? stillTable(game, shown.table, assets, players) : null),
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
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <div class="board-view">
        {table && board ? (
          <WithTable table={table}>
            {board.drawn ? (
              <PanZoom>
                <board.Board tall={tall} />
              </PanZoom>
            ) : (
              <div class="plain-view" tabIndex={0} role="region" aria-label={say("board")}>
                <board.Board tall={tall} />
              </div>
            )}
          </WithTable>
        ) : (
          <div aria-busy="true" />
        )}
      </div>
    </main>
  );
}

/** The board accepts no actions. */
function stillTable(game: string, view: unknown, assets: GameAssets, players: number): Table {
  const nothing = () => {};
  return {
    game,
    view,
    was: null,
    box: assets.box,
    names: Array.from({ length: players }, (_, i) => say("player-n", { n: i + 1 })),
    viewer: SPECTATOR,
    question: null,
    offers: new Map(),
    preview: null,
    thing: assets.thing,
    effect: (id) => assets.printed.effect(id),
    cost: (id) => assets.printed.cost(id),
    say: (message, numbers) => assets.messages.say(message, numbers),
    play: nothing,
    look: nothing,
    explain: nothing,
    hinted: new Set(),
    runs: [],
  };
}
