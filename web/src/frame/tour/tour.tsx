import { useEffect, useMemo, useState } from "preact/hooks";
import { type Table, WithTable } from "../../boards/board";
import { boardOf } from "../../boards/boards";
import { type TourPlan, tourOf } from "../../boards/tour-plan";
import { games, type Kit, kit } from "../../state/kit";
import { makeTable } from "../../state/making";
import { go } from "../../state/route";
import { language, myName } from "../../state/settings";
import { say } from "../../texts/frame";
import { Messages } from "../../texts/messages";
import { UPRIGHT, useMedia } from "../hooks/use-media";
import { levelFor } from "../lobby/level";
import { TourLight } from "./tour-spotlight";

/** A walk over the board on real positions; it ends in a first game. */
export function Tour({ game }: { game: string }) {
  const [plan, setPlan] = useState<TourPlan | null>(null);
  const [words, setWords] = useState<Kit | null>(null);
  useEffect(() => {
    document.title = say("tour");
    void tourOf(game)?.then(setPlan);
  }, [game]);
  useEffect(() => void kit(game, language.value).then(setWords, () => {}), [game, language.value]);
  if (!plan || !words)
    return (
      <main class="loading" aria-busy="true">
        <p>{say("connecting")}</p>
      </main>
    );
  return <Walk game={game} plan={plan} kit={words} />;
}

function Walk({ game, plan, kit: words }: { game: string; plan: TourPlan; kit: Kit }) {
  const [at, setAt] = useState(0);
  const upright = useMedia(UPRIGHT);
  const speech = useMemo(
    () => new Messages(language.value, [plan.words[language.value]]),
    [plan, language.value],
  );
  const Board = useMemo(() => boardOf(game), [game]);
  const step = plan.steps[at]!;
  const last = at === plan.steps.length - 1;
  const move = (by: number) => setAt(Math.max(0, Math.min(plan.steps.length - 1, at + by)));
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
    return makeTable({
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
      <WithTable table={still(game, plan.positions[step.position], words)}>
        <TourLight target={step.target}>
          <Board tall={upright} />
        </TourLight>
      </WithTable>
      <section class="tour-words" aria-live="polite" aria-label={say("tour")}>
        <p class="quiet-text">{speech.say("tour-step", { n: at + 1, last: plan.steps.length })}</p>
        <h1>{speech.say(step.message)}</h1>
        <p>{speech.say(`${step.message}.text`)}</p>
        <div class="row">
          <button class="button" disabled={at === 0} onClick={() => move(-1)}>
            {speech.say("tour-back")}
          </button>
          {last ? (
            <button class="button main" onClick={() => void first()}>
              {speech.say("tour-play")}
            </button>
          ) : (
            <button class="button main" onClick={() => move(1)}>
              {speech.say("tour-next")}
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
function still(game: string, view: unknown, words: Kit): Table {
  const nothing = () => {};
  return {
    game,
    view,
    was: null,
    box: words.box,
    names: [say("guest"), say("bot-name", { n: 1 })],
    viewer: 0,
    question: null,
    offers: new Map(),
    preview: null,
    thing: words.thing,
    effect: (id) => words.printed.effect(id),
    say: (message, numbers) => words.speech.say(message, numbers),
    play: nothing,
    look: nothing,
    explain: nothing,
    hinted: new Set(),
    runs: [],
  };
}
