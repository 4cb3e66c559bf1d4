import type { Option } from "../../net/protocol";
import { answerKeys, splitFreeActions } from "../../state/answer-keys";
import { asksNumber } from "../../state/number-questions";
import { say } from "../../texts/frame";
import { useBoardContext, useTableState } from "../table/table-context";
import { blurOnAnswer } from "./blur-on-answer";
import { NotOffered } from "./not-offered";
import { PaymentOptions } from "./payment-options";
import { PriceChips } from "./price-chips";
import { visibleOptions } from "./visible-options";

const never = () => false;

/** Every choice as a text button; those that a clicked place can mean stand first. */
export function Choices() {
  const { table, board } = useTableState();
  const context = useBoardContext();
  const isFreeAction = board.isFreeAction ?? never;
  const describe = ({ text }: Option) => board.describeAnswer?.(text, question, context) ?? "";
  const paid = table.question.value ? table.payments.value : [];
  const question = table.asks.value!;
  const several = table.several.value;
  const waiting = table.pending.value !== null;
  const shown = visibleOptions(
    question,
    board.dominated?.(question) ?? [],
    table.hint.moves(table.question.value),
  );
  const keys = answerKeys(
    shown.map((option) => option.text),
    isFreeAction,
  );
  if (several.length > 0) {
    const meant = several.map(
      (text): Option => ({ text, words: table.offers.value.get(text)?.words ?? text }),
    );
    return (
      <div class="choices" role="group" aria-label={say("which-meant")}>
        <p class="quiet-text">{say("which-meant")}</p>
        {meant.map((option, i) => (
          <Choice key={option.text} option={option} digit={String(i + 1)} description={describe(option)} />
        ))}
        <button class="button quiet small" onClick={() => table.withdraw()}>
          {say("back")}
        </button>
      </div>
    );
  }
  if (asksNumber(question) && paid === null) return <div class="choices" aria-busy="true" />;
  const parts = splitFreeActions(
    shown.map((option) => option.text),
    isFreeAction,
  );
  const answers = shown.filter((option) => parts.answers.includes(option.text));
  const freeActions = shown.filter((option) => parts.freeActions.includes(option.text));
  const choice = (option: Option) => (
    <Choice
      key={option.text}
      option={option}
      digit={keys.get(option.text) ?? ""}
      description={describe(option)}
    />
  );
  const bare = asksNumber(question) && question.options.every((option) => option.words === option.text);
  return (
    <div class={bare ? "choices numbers" : "choices"} aria-busy={waiting}>
      {(board.warnings?.(question, context) ?? []).map((line) => (
        <p key={line} class="coming">
          {line}
        </p>
      ))}
      {paid && paid.length > 0 ? <PaymentOptions payments={paid} /> : inKeyOrder(answers, keys).map(choice)}
      {table.question.value && <NotOffered />}
      {question.asides.length + freeActions.length > 0 && <p class="quiet-text asides">{say("asides")}</p>}
      {freeActions.map(choice)}
      {question.asides.map((option) => (
        <Choice key={option.text} option={option} digit="" description="" />
      ))}
    </div>
  );
}

/** As they are offered; what ends or declines (0) stands last. */
function inKeyOrder(options: Option[], keys: ReadonlyMap<string, string>): Option[] {
  if (options.every((option) => /^\d+$/.test(option.text))) return options;
  const ends = (option: Option) => Number(keys.get(option.text) === "0");
  return [...options].sort((a, b) => ends(a) - ends(b));
}

function Choice({ option, digit, description }: { option: Option; digit: string; description: string }) {
  const { table, sheets } = useTableState();
  const waiting = table.pending.value !== null;
  const past = sheets.past.value !== null; // the board shows an earlier moment: answering first leads back to now
  const sent = waiting && table.pending.value?.includes(option.text);
  const hinted = table.hint.moves(table.question.value).has(option.text);
  return (
    <button
      class={`button choice${sent ? " sent" : ""}${hinted ? " hinted" : ""}`}
      data-choice={option.text}
      aria-disabled={waiting || past}
      aria-keyshortcuts={digit || undefined}
      onClick={(event) => {
        blurOnAnswer(event);
        if (past) sheets.open.value = "";
        else table.choose([option.text]);
      }}
      onMouseEnter={() => table.look(option.text)}
      onMouseLeave={() => table.look(null)}
      onFocus={() => table.look(option.text)}
      onBlur={() => table.look(null)}
    >
      {digit && digit !== option.words && <kbd>{digit}</kbd>}
      <span>
        {option.words || option.text}
        {description && <small class="choice-description">{description}</small>}
      </span>
      {table.question.value && (
        <PriceChips
          word={option.text}
          question={table.question.value}
          price={table.prices.value.get(option.text)}
        />
      )}
      {hinted && <span class="hint-mark">{say("hint-here")}</span>}
    </button>
  );
}
