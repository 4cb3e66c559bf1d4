import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { SeatSign } from "../../boards/seats";
import { stopPlaying, waitsForPress } from "../../state/playing";
import { eventsSinceLastTurn } from "../../state/seat-state";
import { say } from "../../texts/frame";
import { Icon } from "../controls/icon";
import { Result } from "../end/result";
import { afterFrame } from "../hooks/after-frame";
import { UPRIGHT, useMedia } from "../hooks/use-media";
import { ReplayBox } from "../replay/replay-box";
import { Paused } from "../table/paused";
import { canUndo, shortcut } from "../table/shortcuts";
import { type TableState, useTableState } from "../table/table-context";
import { BetweenTurns } from "./between-turns";
import { ChanceForm, TakeBackTyped } from "./chance-form";
import { Choices } from "./choices";
import { Confirm } from "./confirm";
import { Consequences } from "./consequences";
import { useHeldKeys } from "./held-keys";
import { HintButton, HintCard } from "./hint";
import { KeptPlan } from "./kept-plan";
import { News, NewsButton } from "./news";
import { PassedWindows } from "./passed-windows";
import { PlanButtons } from "./plan-buttons";
import { PressRefused } from "./press-refused";
import { SkipButton } from "./skip-button";
import { StandingAnswers } from "./standing-answers";
import { TypedMove } from "./typed-move";

/** Questions with more characters than this are shown in a smaller font, because their space is fixed. */
const LONG = 55;

const LONGEST = 110;

function lengthOf({ length }: string): string {
  return length > LONGEST ? "long longest" : length > LONG ? "long" : "";
}

/**
 * Shows the turn, the question, the preview, the confirmation and the undo button, always in the same place.
 */
export function QuestionBox() {
  const state = useTableState();
  const { table, sheets } = state;
  const upright = useMedia(UPRIGHT);
  const typing = useSignal(false);
  const head = useRef<HTMLHeadingElement>(null);
  const question = table.question.value;
  const asks = table.asks.value;
  const unconfirmed = table.unconfirmed.value;
  const seatState = table.seatState.value;
  const number = question?.number;
  const waiting = table.pending.value !== null;
  const choosing = table.several.value.length > 0;
  const news = seatState ? eventsSinceLastTurn(seatState, table.seat.value).length : 0;
  useHeldKeys();
  useEffect(() => {
    const key = (event: KeyboardEvent) => shortcut(event, state, () => (typing.value = true));
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, [table]);
  useEffect(() => {
    // Moves the focus, so that keyboard users find each question in the same place.
    if (number === undefined || waiting) return;
    return afterFrame(() => {
      if (document.activeElement === document.body) head.current?.focus({ preventScroll: true });
    });
  }, [number, waiting]);
  if (sheets.open.value === "replay") return <ReplayBox />;
  const ended = seatState?.over || table.info.value?.state === "abandoned";
  // the final scoring appears only after the last fight has been shown
  if (ended && !stopPlaying.value) return <Result />;
  if (table.paused.value) return <Paused />;
  const chance = seatState?.chance ?? null;
  const trying = question === null && table.plan.open.value;
  const answers = table.seat.value >= 0 && !table.replaced.value;
  return (
    <section
      class={question ? "question mine" : trying ? "question trying" : "question"}
      data-question={number}
      aria-labelledby="question-words"
    >
      <header class="question-head">
        <h2 id="question-words" class={lengthOf(asks?.words ?? "")} ref={head} tabIndex={-1}>
          <Asked />
        </h2>
        {asks && (
          <button
            class="rule-link"
            title={asks.rule}
            onClick={() => {
              sheets.about.value = asks.rule;
              sheets.open.value = "rules";
            }}
          >
            {say("rule")}
          </button>
        )}
      </header>
      {answers && !upright && !stopPlaying.value && <News n={question && !unconfirmed ? news : 0} />}
      {stopPlaying.value ? (
        <SkipButton />
      ) : unconfirmed ? (
        <Confirm />
      ) : asks ? (
        <Choices key={number} />
      ) : chance ? (
        <ChanceForm chance={chance} />
      ) : (
        <BetweenTurns />
      )}
      <TakeBackTyped />
      {question && !unconfirmed && <KeptPlan />}
      {trying && <PlanButtons />}
      {!table.replaced.value && !unconfirmed && !choosing && <StandingAnswers />}
      {answers && !unconfirmed && !choosing && <PassedWindows />}
      {!unconfirmed && <HintCard />}
      {answers && <Consequences />}
      {table.pressRefused.value && <PressRefused key={table.refusals.value} />}
      {answers && (
        <footer class="question-foot">
          {typing.value ? (
            <TypedMove close={() => (typing.value = false)} />
          ) : (
            <Foot state={state} typing={typing} news={upright ? (question ? news : 0) : null} />
          )}
        </footer>
      )}
    </section>
  );
}

interface FootProps {
  state: TableState;
  typing: Signal<boolean>;
  /** The number of events since the last turn; null if the news is shown elsewhere. */
  news: number | null;
}

function Foot({ state, typing, news }: FootProps) {
  const { table } = state;
  return (
    <>
      <button class="button small" disabled={!canUndo(state)} onClick={() => table.undo()}>
        <Icon name="undo" size={18} /> {say("undo")}
      </button>
      <button
        class="button small"
        disabled={!canUndo(state)}
        title={say("undo-all")}
        aria-label={say("undo-all")}
        onClick={() => table.undo(true)}
      >
        <Icon name="undo-all" size={18} />
      </button>
      <HintButton />
      <button
        class="button small type-button"
        disabled={table.asks.value === null}
        title={`${say("type-move")} (/)`}
        aria-label={say("type-move")}
        onClick={() => (typing.value = true)}
      >
        <Icon name="keyboard" size={18} />
      </button>
      {news !== null && table.info.value?.fate.hash && <NewsButton n={news} />}
    </>
  );
}

function Asked() {
  const { table } = useTableState();
  const asks = table.asks.value;
  const names = table.info.value?.seats.map((seat) => seat.name) ?? [];
  const shownActions = table.pacedUpdates.shownActions.value;
  const asked = shownActions
    ? [shownActions.seat]
    : (table.seatState.value?.asked.filter((seat) => seat >= 0) ?? []);
  if (stopPlaying.value) return <>{say(waitsForPress.value ? "board-waits" : "board-plays")}</>;
  if (table.unconfirmed.value)
    return (
      <>
        <SeatSign seat={table.seat.value} size={22} /> {say("confirm-asked")}
      </>
    );
  if (asks) {
    return (
      <>
        {table.question.value === null && <em class="trying-mark">{say("trying-mark")} </em>}
        <SeatSign seat={table.seat.value} size={22} />{" "}
        {table.held.value.length > 1 && `${names[table.seat.value] ?? ""}: `}
        {asks.words}
      </>
    );
  }
  const chance = table.seatState.value?.chance;
  if (chance && !shownActions)
    return (
      <>
        <Icon name="die" size={22} /> {chance.words}
      </>
    );
  return (
    <>
      {asked.map((one) => (
        <span key={one} class="asked-seat">
          <SeatSign seat={one} size={22} />{" "}
          {shownActions ? names[one] : say("thinks", { name: names[one] ?? "" })}
        </span>
      ))}
    </>
  );
}
