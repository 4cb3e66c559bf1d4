import { useState } from "preact/hooks";
import type { Hinted, HintGain } from "../../net/protocol";
import type { Strength } from "../../state/current-hint";
import { say } from "../../texts/frame";
import { language } from "../../texts/language";
import { Icon } from "../controls/icon";
import { Popup } from "../controls/popup";
import { useTableState } from "../table/table-context";

const STRENGTHS: Strength[] = [1, 2, 3];

/** Asks somebody who sees no more than I do: where to look, which move, why. */
export function HintButton() {
  const { table } = useTableState();
  const [open, setOpen] = useState(false);
  const question = table.question.value;
  const { hint } = table;
  const hints = table.info.value?.hints;
  if (question === null || hints === "off") return null;
  const request = (strength: Strength) => {
    setOpen(false);
    hint.request(question, strength);
  };
  return (
    <div class="hint-button">
      <button
        class="button small"
        aria-expanded={open}
        aria-busy={hint.asking.value}
        title={say("hint")}
        onClick={() => setOpen(!open)}
      >
        <Icon name="hint" size={18} />{" "}
        <span class="sr">{say(hint.asking.value ? "hint-thinks" : "hint")}</span>
      </button>
      {open && (
        <Popup class="hint-menu" label={say("hint")} close={() => setOpen(false)}>
          {hints === "announced" && <p class="quiet-text">{say("hints-here-announced")}</p>}
          {STRENGTHS.map((one) => (
            <button key={one} class="button small" data-hint={one} onClick={() => request(one)}>
              {say(`hint-${one}`)}
            </button>
          ))}
        </Popup>
      )}
    </div>
  );
}

const MOST_REASONS = 4;

/** Of what the advised move brings more than the next best, and what speaks for that one. */
function Why({ hint }: { hint: Hinted }) {
  const other = hint.best[1]?.option.words;
  if (other === undefined) return null;
  const gains = (sign: number) =>
    hint.because
      .filter((one) => one.by * sign > 0)
      .slice(0, MOST_REASONS)
      .map(amount)
      .join(", ");
  const [more, less] = [gains(1), gains(-1)];
  return (
    <>
      <p class="hint-because">
        {more ? say("hint-more", { other, list: more }) : say("hint-alike", { other })}
      </p>
      {less && <p class="hint-because">{say("hint-less", { list: less })}</p>}
    </>
  );
}

function amount({ words, points, by }: HintGain): string {
  const n = Math.max(0.5, halves(Math.abs(by)));
  return points ? say("hint-points", { source: words, n }) : say("hint-goods", { thing: words, n });
}

/** The search spent most of its time on the advised move; a greater number beside it is less certain, and that is said. */
function Closer({ hint }: { hint: Hinted }) {
  const [best, ...others] = hint.best;
  const higher = best && others.find((one) => halves(one.points) > halves(best.points));
  if (!higher) return null;
  return (
    <p class="hint-closer">
      {say("hint-closer", { other: higher.option.words, share: Math.max(1, Math.round(100 * higher.share)) })}
    </p>
  );
}

/** Half a point more or less tells nothing. */
function halves(expected: number): number {
  return Math.round(expected * 2) / 2;
}

export function HintCard() {
  const { table } = useTableState();
  const { asking, answer, trouble } = table.hint;
  if (asking.value)
    return (
      <p class="hint-told" role="status">
        {say("hint-thinks")}
      </p>
    );
  if (trouble.value)
    return (
      <p class="hint-told" role="status">
        {trouble.value}
      </p>
    );
  const hint = answer.value;
  if (!hint || hint.question !== table.question.value?.number) return null;
  return (
    <div class="hint-told" role="status">
      {hint.move === null ? (
        <p>
          {say("hint-look", { n: hint.look.length })} {hint.look.map((one) => one.words).join(" · ")}
        </p>
      ) : (
        <p>
          {say("hint-move")} <strong>{hint.move.words}</strong>
        </p>
      )}
      <Why hint={hint} />
      {hint.best.length > 0 && (
        <>
          <p>{say("hint-why")}</p>
          <ul class="prospects">
            {hint.best.map((one) => (
              <li key={one.option.text}>
                <strong>{halves(one.points).toLocaleString(language.value)}</strong> {one.option.words}
              </li>
            ))}
          </ul>
          <Closer hint={hint} />
        </>
      )}
      {hint.line.length > 1 && (
        <p>
          {say("hint-line")}{" "}
          {hint.line
            .slice(1)
            .map((one) => one.words)
            .join(" → ")}
        </p>
      )}
    </div>
  );
}
