import { useEffect, useRef, useState } from "preact/hooks";
import { useFronts } from "../../boards/fronts";
import type { GameInfo, Lobby, NewTable } from "../../net/protocol";
import { games } from "../../state/game-assets";
import { LobbyLine } from "../../state/lobby";
import { createTable } from "../../state/new-table";
import { go, route } from "../../state/route";
import { hiddenTables } from "../../state/seat-keys";
import { say } from "../../texts/frame";
import { language } from "../../texts/language";
import { SettingsMenu } from "../controls/settings-menu";
import { DailyPuzzleStrip } from "../puzzles/daily-puzzle";
import { GameCard } from "./game-card";
import { MyTables } from "./my-tables";
import { NewTableForm } from "./new-table-form";
import { RulesSpeed } from "./rules-speed";
import "./lobby.css";

/** The home page: the viewer's tables, followed by all games. Starting a game takes one click. */
export function LobbyPage() {
  const [known, setKnown] = useState<GameInfo[]>([]);
  const [shown, setShown] = useState<Lobby>({ mine: [], listed: [] });
  const [trouble, setTrouble] = useState("");
  const [silent, setSilent] = useState("");
  const line = useRef<LobbyLine | null>(null);
  useEffect(() => {
    document.title = "Patolli";
    const loadGames = () => void games().then(setKnown, (error: Error) => setTrouble(error.message));
    const lists = (found: Lobby) => {
      setShown(found);
      loadGames(); // the first attempt may have failed
    };
    loadGames();
    line.current = new LobbyLine({ lists, trouble: setSilent });
    return () => line.current?.close();
  }, [language.value]);
  const fronts = useFronts(known.map(({ name }) => name));
  const order = (game: GameInfo) => fronts.get(game.name)?.order ?? Number.POSITIVE_INFINITY;
  const sorted = [...known].sort((a, b) => order(a) - order(b) || a.title.localeCompare(b.title));
  const open = (wanted: NewTable) =>
    createTable(wanted).then(
      (made) => go(`/table/${made.table.id}`),
      (error: Error) => setTrouble(error.message),
    );
  const beside = shown.mine.length > 0 || shown.listed.length > 0 || hiddenTables().length > 0;
  return (
    <main class="front">
      <header class="lobby-head">
        <div>
          <h1>Patolli</h1>
          <p class="motto">{say("motto")}</p>
          <RulesSpeed />
        </div>
        <nav class="lobby-tools">
          <a href="#/review">{say("review-record")}</a>
          <SettingsMenu />
        </nav>
      </header>
      {route.value.at === "lobby" && route.value.lost && (
        <p class="trouble" role="alert">
          {say("nowhere")}
        </p>
      )}
      {(trouble || silent) && (
        <p class="trouble" role="alert">
          {trouble || silent}
        </p>
      )}
      <div class={beside ? "front-parts beside" : "front-parts"}>
        {beside && (
          <div class="my-side">
            <MyTables mine={shown.mine} listed={shown.listed} changed={() => line.current?.refresh()} />
          </div>
        )}
        <div class="games-side">
          <div class="starts">
            {sorted.map((game) => (
              <GameCard key={game.name} game={game} front={fronts.get(game.name)} open={open} />
            ))}
          </div>
          <div class="below-starts">
            <DailyPuzzleStrip />
            {sorted.length > 0 && <NewTableForm games={sorted} open={open} />}
          </div>
        </div>
      </div>
    </main>
  );
}
