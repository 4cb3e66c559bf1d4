import { useEffect, useMemo, useState } from "preact/hooks";
import { type Table, WithTable } from "../../boards/board";
import { loadTour, useBoardModule } from "../../boards/registry";
import type { Tour } from "../../boards/tours";
import { type GameAssets, games, loadAssets } from "../../state/game-assets";
import { createTable } from "../../state/new-table";
import { go } from "../../state/route";
import { myName } from "../../state/settings";
import { say } from "../../texts/frame";
import { language } from "../../texts/language";
import { Messages } from "../../texts/messages";
import { UPRIGHT, useMedia } from "../hooks/use-media";
import { levelFor } from "../lobby/level";
import { TourSpotlight } from "./tour-spotlight";

/** A walk over the board on real positions; it ends in a first game. */
export function TourPage({ game }: { game: string }) {
  const [tour, setTour] = useState<Tour | null>(null);
  const [assets, setAssets] = useState<GameAssets | null>(null);
  useEffect(() => {
    document.title = say("tour");
    void loadTour(game)?.then(setTour);
  }, [game]);
  useEffect(() => void loadAssets(game, language.value).then(setAssets, () => {}), [game, language.value]);
  if (!tour || !assets)
    return (
      <main class="loading" aria-busy="true">
        <p>{say("connecting")}</p>
      </main>
    );
  return <Walk game={game} tour={tour} assets={assets} />;
}

function Walk({ game, tour, assets }: { game: string; tour: Tour; assets: GameAssets }) {
  const [at, setAt] = useState(0);
  const upright = useMedia(UPRIGHT);
  const messages = useMemo(
    () => new Messages(language.value, [tour.texts[language.value]]),
    [tour, language.value],
  );
  const board = useBoardModule(game);
  const step = tour.steps[at]!;
  const last = at === tour.steps.length - 1;
  const move = (by: number) => setAt(Math.max(0, Math.min(tour.steps.length - 1, at + by)));
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key === "ArrowRight") move(1);
      if (event.key === "ArrowLeft") move(-1);
      if (event.key === "Escape") go("/");
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });
  const first = async () => {
    const info = (await games()).find((one) => one.name === game);
    const friendly = info ? levelFor(info, "level-1") : "random";
    return createTable({
      game,
      seats: [
        { kind: "me", name: myName.value || say("guest") },
        { kind: "bot", level: friendly, name: say("bot-name", { n: 1 }) },
      ],
    }).then(
      (made) => go(`/table/${made.table.id}`),
      () => {},
    );
  };
  return (
    <main class="tour">
      <WithTable table={still(game, tour.positions[step.position], assets)}>
        <TourSpotlight target={step.target}>
          {board ? <board.Board tall={upright} /> : <div class="board" aria-busy="true" />}
        </TourSpotlight>
      </WithTable>
      <section class="tour-words" aria-live="polite" aria-label={say("tour")}>
        <p class="quiet-text">{messages.say("tour-step", { n: at + 1, last: tour.steps.length })}</p>
        <h1>{messages.say(step.message)}</h1>
        <p>{messages.say(`${step.message}.text`)}</p>
        <div class="row">
          <button class="button" disabled={at === 0} onClick={() => move(-1)}>
            {messages.say("tour-back")}
          </button>
          {last ? (
            <button class="button main" onClick={() => void first()}>
              {messages.say("tour-play")}
            </button>
          ) : (
            <button class="button main" onClick={() => move(1)}>
              {messages.say("tour-next")}
            </button>
          )}
          <a class="button quiet" href="#/">
            {say("to-lobby")}
          </a>
        </div>
      </section>
    </main>
  );
}

/** A table at which nothing can be done. */
function still(game: string, view: unknown, assets: GameAssets): Table {
  const nothing = () => {};
  return {
    game,
    view,
    was: null,
    box: assets.box,
    names: [say("guest"), say("bot-name", { n: 1 })],
    viewer: 0,
    question: null,
    offers: new Map(),
    preview: null,
    thing: assets.thing,
    effect: (id) => assets.printed.effect(id),
    say: (message, numbers) => assets.messages.say(message, numbers),
    play: nothing,
    look: nothing,
    explain: nothing,
    hinted: new Set(),
    runs: [],
  };
}
