import { useEffect, useRef } from "preact/hooks";
import { SeatSign } from "../boards/seats";
import { say } from "../words/frame";
import { Choices } from "./choices";
import { Consequences } from "./consequences";
import { Icon } from "./icon";
import { Result } from "./result";
import { Standing } from "./standing";
import { Typed } from "./typed";
import { useTableState } from "./table-context";

/** Whose turn, what is asked, what it would do, confirm and undo: always in the same place. */
export function QuestionBox() {
  const state = useTableState();
  const { table, sheets } = state;
  const box = useRef<HTMLElement>(null);
  const question = table.question.value;
  const proposal = table.proposal.value;
  const sight = table.sight.value;
  const number = question?.number;
  useEffect(() => {
    const key = (event: KeyboardEvent) => shortcut(event, state);
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, [table]);
  useEffect(() => {
    // Whoever plays by keyboard finds the next question where the last one was answered.
    if (document.activeElement === document.body && number !== undefined) box.current?.querySelector<HTMLElement>(".choice")?.focus({ preventScroll: true });
  }, [number]);
  if (sight?.over) return <Result />;
  return (
    <section class={question ? "question mine" : "question"} data-question={number} ref={box} aria-labelledby="question-words">
      <header class="question-head">
        <Asked />
        {question && (
          <button class="rule-link" onClick={() => { sheets.about.value = question.rule; sheets.open.value = "rules"; }}>
            {question.rule}
          </button>
        )}
      </header>
      {proposal ? <Confirm /> : question ? <Choices /> : <p class="quiet-text">{say("others-think")}</p>}
      <Standing />
      {table.reason.value && !table.preview.value ? <Why /> : <Consequences />}
      <footer class="question-foot">
        <button class="button small" disabled={!sight?.undo && !proposal} onClick={() => table.undo()}>
          <Icon name="undo" size={18} /> {say("undo")}
        </button>
        <button class="button small" disabled={!sight?.undo} title={say("undo-all")} aria-label={say("undo-all")} onClick={() => table.undo(true)}>
          <Icon name="undo-all" size={18} />
        </button>
        <Typed />
      </footer>
    </section>
  );
}

function Asked() {
  const { table } = useTableState();
  const question = table.question.value;
  const names = table.info.value?.seats.map((seat) => seat.name) ?? [];
  const asked = table.sight.value?.asked.filter((seat) => seat >= 0) ?? [];
  const seat = table.seat.value;
  if (question) {
    return (
      <h2 id="question-words">
        <SeatSign seat={seat} size={22} /> {question.words}
      </h2>
    );
  }
  return (
    <h2 id="question-words">
      {asked.map((one) => (
        <span key={one} class="asked-seat">
          <SeatSign seat={one} size={22} /> {say("thinks", { name: names[one] ?? "" })}
        </span>
      ))}
    </h2>
  );
}

function Confirm() {
  const { table } = useTableState();
  const proposal = table.proposal.value!;
  const words = table.offers.value.get(proposal.word)?.words ?? proposal.word;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div class="confirm">
      <p>{say("ends-turn", { move: words })}</p>
      <div class="row">
        <button ref={button} class="button main" data-confirm onClick={() => table.confirm()}>
          <Icon name="check" size={18} /> {say("confirm")}
        </button>
        <button class="button" onClick={() => table.withdraw()}>{say("back")}</button>
      </div>
    </div>
  );
}

/** Why a dark place is dark, in words, with the rule. */
function Why() {
  const { table, sheets, kit } = useTableState();
  const reason = table.reason.value;
  if (!reason || reason.offered) return null;
  const rule = reason.rule || table.question.value?.rule || "";
  return (
    <p class="consequences why" role="status">
      {reason.words || reason.reason}{" "}
      <button class="rule-link" onClick={() => { sheets.about.value = rule; sheets.open.value = "rules"; }}>{rule}</button>{" "}
      {sheets.card.value && (
        <button class="rule-link" onClick={() => { sheets.about.value = sheets.card.value; sheets.open.value = "rules"; }}>{say("what-is-this", { thing: kit.thing(sheets.card.value) })}</button>
      )}
    </p>
  );
}

function shortcut(event: KeyboardEvent, { table, sheets }: ReturnType<typeof useTableState>): void {
  const typing = event.target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
  if (event.key === "Escape") table.withdraw();
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "u" && table.sight.value?.undo) table.undo();
  if (event.key === "/") {
    event.preventDefault();
    document.getElementById("typed")?.focus();
  }
  const n = Number(event.key);
  const option = n >= 1 ? table.question.value?.options[n - 1] : undefined;
  if (option && !table.proposal.value && !sheets.then.value) table.choose([option.text]);
}
