import { answerKeys } from "../../state/answer-keys";
import { asksNumber } from "../../state/number-questions";
import { stopPlaying } from "../../state/playing";
import { type AnswerRow, answerRows } from "../question/answer-groups";
import type { useTableState } from "./table-context";

type State = ReturnType<typeof useTableState>;

/** Handles keys that work everywhere at the table. */
export function shortcut(event: KeyboardEvent, state: State, type: () => void): void {
  const { table } = state;
  const typing =
    event.target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
  if (event.key === "Escape") table.withdraw();
  if (event.key === "?" && !typing && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    state.sheets.open.value = state.sheets.open.value === "help" ? "" : "help";
    return;
  }
  if (typing || state.sheets.open.value === "replay") return; // a past moment cannot be changed
  if (event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    if (canUndo(state)) table.undo(event.shiftKey);
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "u" && canUndo(state)) table.undo();
  if (event.key === "/") {
    event.preventDefault();
    if (table.asks.value) type();
  }
  if (event.key === "ArrowDown" || event.key === "ArrowUp") walk(event);
  if (!/^\d$/.test(event.key)) return;
  if (stopPlaying.value)
    stopPlaying.value(); // the answer for this digit is not visible yet
  else answer(event.key, state);
}

export function canUndo({ table }: State): boolean {
  if (table.question.value === null && table.plan.open.value) return table.plan.texts.value.length > 0;
  return (
    table.seat.value >= 0 &&
    !table.replaced.value &&
    (table.unconfirmed.value !== null || (table.seatState.value?.undo ?? false))
  );
}

function answer(digit: string, { table, board }: State): void {
  const question = table.asks.value;
  if (!question || table.unconfirmed.value || table.unsentForm.value) return;
  if (table.several.value.length > 0) {
    const meant = table.several.value[Number(digit) - 1];
    if (meant) table.choose([meant]);
    return;
  }
  const whole = table.question.value ? table.payments.value : [];
  if (asksNumber(question) && whole === null) return;
  if (whole && whole.length > 0) {
    const chain = whole[Number(digit) - 1]?.chain;
    if (chain) table.playChain(chain.join(" "), chain);
    return;
  }
  const rows = answerRows(question, table.hint.moves(table.question.value), board);
  const keys = answerKeys(rows, question.asides);
  const listed: AnswerRow[] = [...rows, ...question.asides];
  const meant = listed.find(({ text }) => keys.get(text) === digit);
  if (meant !== undefined) table.choose(meant.uses ?? [meant.text]);
}

/** Moves through the choices with the up and down arrow keys. */
function walk(event: KeyboardEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  if (target && target !== document.body && !target.closest(".question")) return;
  const choices = [...document.querySelectorAll<HTMLElement>(".question .choice, .question [data-confirm]")];
  if (choices.length === 0) return;
  event.preventDefault();
  const at = choices.indexOf(document.activeElement as HTMLElement);
  const next = event.key === "ArrowDown" ? at + 1 : at < 0 ? choices.length - 1 : at - 1;
  choices[(next + choices.length) % choices.length]?.focus();
}
