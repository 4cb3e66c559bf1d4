import { useEffect, useRef } from "preact/hooks";
import { say } from "../../texts/frame";
import { Icon } from "../controls/icon";
import { useTableState } from "../table/table-context";
import { FirstGame } from "./first-game";
import type { TourProps } from "./tour";

interface Props extends TourProps {
  /** True if the text and the answers are shown alternately because a phone has no room for both. */
  folds: boolean;
  /** True while the text is shown. */
  reads: boolean;
  fold: (away: boolean) => void;
}

/** The text and the task of a step, whether the task has been completed, and buttons to continue. */
export function TourCard({ tour, line, at, goTo, folds, reads, fold }: Props) {
  const { table } = useTableState();
  const head = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const steps = tour.chapters.flatMap((chapter) => chapter.steps);
  const place = steps.findIndex((one) => one.id === at);
  const chapter = tour.chapters.find((one) => one.steps.some((step) => step.id === at));
  const state = line.state.value;
  const shown = state !== null && state.step === at ? state : null;
  const done = shown?.verdict === "done";
  const feedback = line.feedback.value;
  const after = steps[place + 1];
  const before = steps[place - 1];
  const card = useRef<HTMLElement>(null);
  const folded = folds && !reads && !done;
  const untouched = shown?.verdict === "begun" && !feedback;
  useEffect(() => head.current?.focus({ preventScroll: true }), [at]);
  useEffect(() => card.current?.scrollIntoView({ block: "nearest" }), [at, done, feedback, shown?.verdict]);
  useEffect(() => {
    if (done && shown?.task) next.current?.focus({ preventScroll: true });
  }, [done]);
  const confirms = table.unconfirmed.value !== null;
  useEffect(() => {
    if (confirms) line.feedback.value = ""; // the feedback belongs to another answer
  }, [confirms]);
  useEffect(() => {
    if (line.unknown.value && steps[0]) goTo(steps[0].id);
  }, [line.unknown.value]);
  const showMe = () => {
    const question = table.question.peek();
    if (!question || !shown) return;
    const offers = table.offers.peek();
    const look = shown.expected
      .filter((text) => offers.has(text))
      .map((text) => ({
        text,
        words: offers.get(text)!.words,
        note: "",
        free: false,
        gives_up: false,
        passes: false,
        declines: false,
        dominated_by: "",
      }));
    table.hint.answer.value = {
      is: "hinted",
      to: 0,
      question: question.number,
      strength: 1,
      look,
      move: null,
      best: [],
      line: [],
      because: [],
      brings: [],
    };
  };
  return (
    <section
      ref={card}
      class={`tour-card${done ? " done" : shown?.verdict === "on" ? " begun" : ""}${folded ? " folded" : ""}`}
      data-step={shown?.step}
      aria-labelledby="tour-step"
      aria-busy={!shown}
    >
      <p class="quiet-text tour-place">
        {chapter?.title} · {say("tour-step", { n: place + 1, last: steps.length })}
        {shown?.new_position && <strong class="tour-new">{say("tour-new-position")}</strong>}
      </p>
      <h1 id="tour-step" ref={head} tabIndex={-1}>
        {shown?.title ?? steps[place]?.title}
      </h1>
      <div aria-live="polite">
        {shown && !(done && shown.task) && <p class="tour-text">{shown.text}</p>}
        {shown?.task && !done && (
          <p class="tour-task">
            <Icon name="play" size={16} /> {shown.task}
          </p>
        )}
        {done && shown?.task && (
          <p class="tour-done">
            <Icon name="check" size={18} /> {shown.done}
          </p>
        )}
        {feedback && <p class="tour-wrong">{feedback}</p>}
      </div>
      <div class="tour-buttons">
        {folded && untouched ? (
          <button class="button small" data-read onClick={() => fold(false)}>
            {say("tour-read")}
          </button>
        ) : (
          <button class="button small" disabled={!before} onClick={() => before && goTo(before.id)}>
            {say("tour-back")}
          </button>
        )}
        {shown?.task && !done && !reads && (
          <button class="button small" data-show-me onClick={showMe}>
            <Icon name="hint" size={16} /> {say("tour-show-me")}
          </button>
        )}
        {shown?.task && done && (
          <button class="button small" onClick={() => goTo(at)}>
            {say("tour-again")}
          </button>
        )}
        {reads && (
          <button class="button main small" data-begin onClick={() => fold(true)}>
            {say("tour-begin")}
          </button>
        )}
        {after ? (
          <button
            ref={next}
            class={done ? "button main small" : "button quiet small"}
            data-next
            onClick={() => goTo(after.id)}
          >
            {say(done ? "tour-next" : "tour-skip")}
          </button>
        ) : (
          <FirstGame button={next} tour={tour} />
        )}
      </div>
    </section>
  );
}
