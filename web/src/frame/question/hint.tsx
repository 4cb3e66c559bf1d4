import { useState } from "preact/hooks";
import type { Hinted, HintGain } from "../../net/protocol";
import type { Strength } from "../../state/current-hint";
import { ofProspect } from "../../state/previews";
import { say } from "../../texts/frame";
import { language } from "../../texts/language";
import { Icon } from "../controls/icon";
import { Popup } from "../controls/popup";
import { useTableState } from "../table/table-context";
import { PreviewSummary } from "./preview-summary";

const STRENGTHS: Strength[] = [1, 2, 3];

/**
 * A button that asks for advice: where to look, which move to make, and why. The advice is based only on what
 * the viewer can see.
 */
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

const MOST_REASONS = 5;
const MOST_GAINS = 3;
const MOST_COSTS = 2;

/** The game's own advice for this kind of question. It covers aspects that the numbers do not show. */
function Reason() {
  const { table, assets } = useTableState();
  const message = `hint-reason-${table.question.value?.kind.toLowerCase() ?? ""}`;
  return assets.messages.knows(message) ? <p class="hint-because">{assets.messages.say(message)}</p> : null;
}

/**
 * Shows how many points better the expected final score is than after the next best move, and which
 * quantities differ a few rounds later. If none is higher than after the other move, it shows what the move
 * brings compared with now.
 */
function Why({ hint }: { hint: Hinted }) {
  const [best, second] = hint.best;
  if (!best) return null;
  if (!second)
    return (
      <>
        <p class="hint-because">{say("hint-only", { n: halves(best.points) })}</p>
        <Amounts message="hint-brings" of={hint.brings} />
        {best.odds && <p class="hint-because">{best.odds}</p>}
        <Does text={best.option.text} />
      </>
    );
  const other = second.option.words;
  const n = halves(best.points - second.points);
  return (
    <>
      <p class="hint-because">{n > 0 ? say("hint-better", { other, n }) : say("hint-as-good", { other })}</p>
      <Amounts message="hint-ahead" of={hint.because} />
      {!hint.because.some((one) => one.by > 0) && <Amounts message="hint-brings" of={hint.brings} />}
    </>
  );
}

/** Lists the greatest gains, followed by the greatest costs. */
function Amounts({ message, of }: { message: "hint-ahead" | "hint-brings"; of: HintGain[] }) {
  const gains = of.filter((one) => one.by > 0).slice(0, MOST_GAINS);
  const costs = of.filter((one) => one.by < 0).slice(0, MOST_COSTS);
  if (gains.length + costs.length === 0) return null;
  const list = [...gains, ...costs].map(amount).join(", ");
  return <p class="hint-because">{say(message, { list })}</p>;
}

/** Shows the immediate effect of an answer. It is used if there is no other answer to compare it with. */
function Does({ text }: { text: string }) {
  const { table } = useTableState();
  const found = table.prices.value.get(text);
  const seatState = table.seatState.value;
  if (!found || !seatState) return null;
  return (
    <PreviewSummary
      previewed={ofProspect(found, seatState.table)}
      unit={seatState.scores.unit}
      most={MOST_REASONS}
    />
  );
}

function amount({ words, points, by }: HintGain): string {
  const n = Math.max(0.5, halves(Math.abs(by)));
  const sign = by > 0 ? "+" : "−";
  return points
    ? say("hint-points", { source: words, n, sign })
    : say("hint-goods", { thing: words, n, sign });
}

/** Rounds to half points, because smaller differences are not meaningful. */
function halves(expected: number): number {
  return Math.round(expected * 2) / 2;
}

export function HintCard() {
  const { table } = useTableState();
  const { asking, answer, trouble } = table.hint;
  if (asking.value)
    return (
      <p class="hint-answer" role="status">
        {say("hint-thinks")}
      </p>
    );
  if (trouble.value)
    return (
      <p class="hint-answer" role="status">
        {trouble.value}
      </p>
    );
  const hint = answer.value;
  if (!hint || hint.question !== table.question.value?.number) return null;
  return (
    <div class="hint-answer" role="status">
      {hint.move === null ? (
        <p>
          {say("hint-look", { n: hint.look.length })} {hint.look.map((one) => one.words).join(" · ")}
        </p>
      ) : (
        <p>
          {say("hint-move")} <strong>{hint.move.words}</strong>
        </p>
      )}
      {hint.move !== null && <Reason />}
      <Why hint={hint} />
      {hint.best.length > 1 && (
        <>
          <p>{say("hint-why")}</p>
          <ul class="prospects">
            {hint.best.map((one) => (
              <li key={one.option.text}>
                <strong>{halves(one.points).toLocaleString(language.value)}</strong> {one.option.words}
                {one.odds && <small class="odds"> {one.odds}</small>}
              </li>
            ))}
          </ul>
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
