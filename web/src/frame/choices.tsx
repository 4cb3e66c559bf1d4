import type { Option } from "../net/protocol";
import { say } from "../words/frame";
import { useTableState } from "./table-context";

/** Every choice as a text button; those that a clicked place can mean stand first. */
export function Choices() {
  const { table } = useTableState();
  const question = table.question.value!;
  const several = table.several.value;
  const waiting = table.pending.value !== null;
  if (several.length > 0) {
    const meant = several.map((text): Option => ({ text, words: table.offers.value.get(text)?.words ?? text }));
    return (
      <div class="choices" role="group" aria-label={say("which-meant")}>
        <p class="quiet-text">{say("which-meant")}</p>
        {meant.map((option, i) => <Choice key={option.text} option={option} n={i + 1} waiting={waiting} />)}
        <button class="button quiet small" onClick={() => table.withdraw()}>{say("back")}</button>
      </div>
    );
  }
  return (
    <div class="choices" aria-busy={waiting}>
      {question.options.map((option, i) => <Choice key={option.text} option={option} n={i + 1} waiting={waiting} />)}
      {question.asides.length > 0 && <p class="quiet-text asides">{say("asides")}</p>}
      {question.asides.map((option) => <Choice key={option.text} option={option} n={0} waiting={waiting} />)}
    </div>
  );
}

function Choice({ option, n, waiting }: { option: Option; n: number; waiting: boolean }) {
  const { table, sheets } = useTableState();
  const past = sheets.then.value !== null; // the board shows an earlier moment: answering first leads back to now
  const sent = waiting && table.pending.value?.includes(option.text);
  return (
    <button
      class={sent ? "button choice sent" : "button choice"}
      data-choice={option.text}
      aria-disabled={waiting || past}
      onClick={() => (past ? (sheets.open.value = "") : table.choose([option.text]))}
      onMouseEnter={() => table.look(option.text)}
      onMouseLeave={() => table.look(null)}
      onFocus={() => table.look(option.text)}
      onBlur={() => table.look(null)}
    >
      {n > 0 && n < 10 && <kbd>{n}</kbd>}
      <span>{option.words || option.text}</span>
    </button>
  );
}
