import { useEffect, useRef } from "preact/hooks";
import type { PreviewEnd } from "../../net/protocol";
import { say } from "../../texts/frame";
import { Icon } from "../controls/icon";
import { useBoardContext, useTableState } from "../table/table-context";
import { blurOnAnswer } from "./blur-on-answer";
import { paymentText } from "./payment-options";
import { PreviewSummary } from "./preview-summary";

/** What would end the turn, said once more in words. */
export function Confirm() {
  const { table, assets, board } = useTableState();
  const context = useBoardContext();
  const question = table.question.value;
  const { chain, shown } = table.unconfirmed.value!;
  const payment = table.payments.value?.find((one) => one.chain.join() === chain.join());
  const answers = payment
    ? [paymentText(payment, assets)]
    : chain.map((text, i) => shown.words[i] || table.offers.value.get(text)?.words || text);
  const words = [...(question ? (board.alreadyChosen?.(question, context) ?? []) : []), ...answers];
  const { mine, staysMine } = table.effectOf(shown, chain);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div class="confirm" tabIndex={0} role="group" aria-label={say("confirm")}>
      <ol class="steps">
        {words.map((one, i) => (
          <li key={i}>{one}</li>
        ))}
      </ol>
      <PreviewSummary previewed={shown} now={table.seatState.value?.scores} />
      {shown.end !== "asked" && <p>{say(what(shown.end, mine && !staysMine))}</p>}
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

/** What confirming means: it cannot be taken back, the turn is over, or others answer first. */
function what(end: PreviewEnd, turnEnds: boolean): string {
  if (end === "chance" || end === "hole") return "no-way-back";
  if (end === "over") return "ends-game";
  return turnEnds ? "ends-turn" : "others-answer";
}
