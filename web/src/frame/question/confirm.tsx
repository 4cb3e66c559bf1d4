import { useEffect, useRef } from "preact/hooks";
import type { PreviewEnd, Prospect } from "../../net/protocol";
import { say } from "../../texts/frame";
import { Icon } from "../controls/icon";
import { useTableState } from "../table/table-context";
import { blurOnAnswer } from "./blur-on-answer";
import { NumberStep } from "./number-step";
import { paymentText } from "./payment-options";
import { PreviewSummary } from "./preview-summary";

/**
 * Asks the viewer to confirm an answer that would end the turn. For an answer with several steps, the
 * consequences come first, where they are always visible. A mere note that they are unknown comes last.
 */
export function Confirm() {
  const { table, assets, board } = useTableState();
  const question = table.question.value;
  const { chain, shown, values } = table.unconfirmed.value!;
  const payment = table.payments.value?.find((one) => one.chain.join() === chain.join());
  const answers = payment ? [paymentText(payment, assets)] : chain.map((text, i) => shown.words[i] || text);
  const words = [...(question?.chosen ?? []), ...answers];
  const { ends } = table.effectOf(shown, chain);
  const odds = table.unconfirmedOdds.value;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const consequences = shown.points.some((by) => by !== 0) || shown.events.some((one) => one.words);
  const stepsFirst = words.length === 1 || !consequences;
  const showsOdds = board.AnswerShare !== undefined;
  useEffect(() => {
    if (showsOdds) table.askOdds();
  }, [table, showsOdds, chain]);
  const steps = (
    <ol class={words.length > 1 ? "steps several" : "steps"}>
      {words.map((one, i) => (
        <li key={i}>{one}</li>
      ))}
    </ol>
  );
  return (
    <div class="confirm" role="group" aria-label={say("confirm")}>
      <div class="confirm-words" tabIndex={0} role="region" aria-label={say("confirm-asked")}>
        {stepsFirst && steps}
        {odds !== undefined && board.AnswerShare && (
          <p class="confirm-odds" role="status">
            {odds ? (
              <board.AnswerShare odds={odds} say={(message) => assets.messages.say(message)} full />
            ) : (
              say("odds-come")
            )}
          </p>
        )}
        <PreviewSummary previewed={shown} unit={table.seatState.value?.scores.unit} />
        {!stepsFirst && steps}
        {question?.warnings.map((line) => (
          <p key={line} class="coming">
            {line}
          </p>
        ))}
      </div>
      {!payment && !values && <NumberStep chain={chain} />}
      {(ends || shown.end !== "asked") && <p class="confirm-means">{say(what(shown.end, ends))}</p>}
      <div class="row">
        <button
          ref={button}
          class="button main"
          data-confirm
          onClick={(event) => {
            blurOnAnswer(event);
            table.confirm();
          }}
        >
          <Icon name="check" size={18} /> {say("confirm")}
        </button>
        <button class="button" onClick={() => table.withdraw()}>
          {say("back")}
        </button>
      </div>
    </div>
  );
}

/**
 * The reason for the confirmation: the game or the turn ends, the answer cannot be taken back, or others
 * answer next.
 */
function what(end: PreviewEnd, ends: Prospect["ends"]): string {
  if (ends === "game") return "ends-game";
  if (end === "chance" || end === "hole") return "no-way-back";
  return ends === "turn" ? "ends-turn" : "others-answer";
}
