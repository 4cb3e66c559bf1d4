import { useCallback, useEffect, useState } from "preact/hooks";
import { useFronts } from "../../boards/fronts";
import type { GameInfo, Lobby, NewTable } from "../../net/protocol";
import { games } from "../../state/game-assets";
import { lobby } from "../../state/lobby";
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

const OFTEN = 10_000;

/** The first page: the viewer's tables, then all games; one click starts one. */
export function LobbyPage() {
  const [known, setKnown] = useState<GameInfo[]>([]);
  const [shown, setShown] = useState<Lobby>({ mine: [], listed: [] });
  const [trouble, setTrouble] = useState("");
  const [silent, setSilent] = useState("");
  const load = useCallback(() => {
    games().then(setKnown, (error: Error) => setTrouble(error.message));
    lobby().then(
      (found) => {
        setShown(found);
        setSilent("");
      },
      (error: Error) => setSilent(error.message),
    );
  }, []);
  useEffect(() => {
    document.title = "Patolli";
    load();
    const timer = setInterval(() => document.visibilityState === "visible" && load(), OFTEN);
    return () => clearInterval(timer);
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
            <MyTables mine={shown.mine} listed={shown.listed} changed={load} />
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
