import { useEffect, useState } from "preact/hooks";
import { hasTour } from "../../boards/registry";
import type { GameInfo, Lobby, NewSeat, NewTable } from "../../net/protocol";
import { games } from "../../state/game-assets";
import { lobby } from "../../state/lobby";
import { createTable } from "../../state/new-table";
import { go, route } from "../../state/route";
import { myName } from "../../state/settings";
import { say } from "../../texts/frame";
import { SettingsMenu } from "../controls/settings-menu";
import { Banner } from "./banner";
import { LevelChoice, levelFor } from "./level";
import { NewTableForm } from "./new-table-form";
import { TableList } from "./table-list";

/** The first page: one click and one plays. */
export function LobbyPage() {
  const [known, setKnown] = useState<GameInfo[]>([]);
  const [shown, setShown] = useState<Lobby>({ mine: [], listed: [] });
  const [trouble, setTrouble] = useState("");
  const [silent, setSilent] = useState("");
  useEffect(() => {
    document.title = "Patolli";
    const load = () => {
      games().then(setKnown, (error: Error) => setTrouble(error.message));
      lobby().then(
        (found) => {
          setShown(found);
          setSilent("");
        },
        (error: Error) => setSilent(error.message),
      );
    };
    load();
    const timer = setInterval(load, 10_000);
    return () => clearInterval(timer);
  }, []);

  const open = (wanted: NewTable) =>
    createTable(wanted).then(
      (made) => go(`/table/${made.table.id}`),
      (error: Error) => setTrouble(error.message),
    );

  return (
    <main class="lobby">
      <header class="lobby-head">
        <div>
          <h1>Patolli</h1>
          <p class="motto">{say("motto")}</p>
        </div>
        <SettingsMenu />
      </header>
      <Banner />
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
      <TableList
        title={say("my-tables")}
        empty=""
        tables={shown.mine.map((one) => ({ table: one.table, mine: one.my_turn, seats: one.seats }))}
      />
      {known[0] && <LevelChoice game={known[0]} />}
      <div class="starts">
        {known.map((game) => (
          <Start key={game.name} game={game} open={open} />
        ))}
      </div>
      {known.length > 0 && <NewTableForm games={known} open={open} />}
      <TableList
        title={say("listed-tables")}
        empty=""
        tables={shown.listed.map((table) => ({ table, mine: false, seats: [] }))}
      />
    </main>
  );
}

interface StartProps {
  game: GameInfo;
  open: (wanted: NewTable) => Promise<void>;
}

function Start({ game, open }: StartProps) {
  const others = Array.from({ length: game.most }, (_, i) => i)
    .filter((n) => n + 1 >= game.fewest)
    .sort((a, b) => Number(a === 0) - Number(b === 0));
  const level = levelFor(game);
  const play = (n: number) => {
    const me: NewSeat = { kind: "me", name: myName.value || say("guest") };
    const bots = Array.from(
      { length: n },
      (_, i): NewSeat => ({ kind: "bot", level, name: say("bot-name", { n: i + 1 }) }),
    );
    void open({ game: game.name, seats: [me, ...bots] });
  };
  return (
    <section class="start" aria-labelledby={`start-${game.name}`}>
      <h2 id={`start-${game.name}`}>
        {game.title}{" "}
        <span class="start-size">{say("for-players", { fewest: game.fewest, most: game.most })}</span>
      </h2>
      <div class="start-buttons">
        {others.map((n) => (
          <button
            key={n}
            class={n === 1 ? "button main" : "button"}
            data-start={`${game.name}-${n + 1}`}
            onClick={() => play(n)}
          >
            {say("play-bots", { n })}
          </button>
        ))}
        {hasTour(game.name) && (
          <a class="button" href={`#/tour/${game.name}`}>
            {say("tour")}
          </a>
        )}
      </div>
    </section>
  );
}
