import { useState } from "preact/hooks";
import type { Strength } from "../state/advice";
import { say } from "../words/frame";
import { Icon } from "./icon";
import { Popup } from "./popup";
import { useTableState } from "./table-context";

const STRENGTHS: Strength[] = [1, 2, 3];

/** Asks somebody who sees no more than I do: where to look, which move, why. */
export function HintButton() {
  const { table } = useTableState();
  const [open, setOpen] = useState(false);
  const question = table.question.value;
  const { advice } = table;
  if (question === null) return null;
  const want = (strength: Strength) => {
    setOpen(false);
    advice.want(question, strength);
  };
  return (
    <div class="hint-button">
      <button class="button small" aria-expanded={open} aria-busy={advice.asking.value} title={say("hint")} onClick={() => setOpen(!open)}>
        <Icon name="hint" size={18} /> <span class="sr">{say(advice.asking.value ? "hint-thinks" : "hint")}</span>
      </button>
      {open && (
        <Popup class="hint-menu" label={say("hint")} close={() => setOpen(false)}>
          {STRENGTHS.map((one) => <button key={one} class="button small" data-hint={one} onClick={() => want(one)}>{say(`hint-${one}`)}</button>)}
        </Popup>
      )}
    </div>
  );
}

/** Half a point more or less tells nothing. */
function points(expected: number): string {
  return String(Math.round(expected * 2) / 2);
}

export function HintTold() {
  const { table } = useTableState();
  const { asking, told, trouble } = table.advice;
  if (asking.value) return <p class="hint-told" role="status">{say("hint-thinks")}</p>;
  if (trouble.value) return <p class="hint-told" role="status">{trouble.value}</p>;
  const hint = told.value;
  if (!hint || hint.question !== table.question.value?.number) return null;
  return (
    <div class="hint-told" role="status">
      {hint.move === null ? (
        <p>{say("hint-look", { n: hint.look.length })} {hint.look.map((one) => one.words).join(" · ")}</p>
      ) : (
        <p>{say("hint-move")} <strong>{hint.move.words}</strong></p>
      )}
      {hint.best.length > 0 && (
        <>
          <p>{say("hint-why")}</p>
          <ul class="prospects">
            {hint.best.map((one) => <li key={one.option.text}><strong>{points(one.points)}</strong> {one.option.words}</li>)}
          </ul>
        </>
      )}
      {hint.line.length > 1 && <p>{say("hint-line")} {hint.line.slice(1).map((one) => one.words).join(" → ")}</p>}
    </div>
  );
}
