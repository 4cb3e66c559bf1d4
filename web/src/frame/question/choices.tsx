import type { BoardModule } from "../../boards/board-module";
import type { Option } from "../../net/protocol";
import { answerKeys, splitFreeActions } from "../../state/answer-keys";
import { formDraft } from "../../state/form-draft";
import { asksNumber } from "../../state/number-questions";
import { say } from "../../texts/frame";
import { UPRIGHT, useMedia } from "../hooks/use-media";
import { useMoreBelow } from "../hooks/use-more-below";
import { useTableState } from "../table/table-context";
import { type AnswerRow, answerRows } from "./answer-groups";
import { blurOnAnswer } from "./blur-on-answer";
import { NotOffered } from "./not-offered";
import { PaymentOptions } from "./payment-options";
import { PriceChips } from "./price-chips";

/** The number of answers that have a digit as their key. */
const KEYS = 9;

/**
 * Shows every choice as a text button, with those that a clicked place could mean at the top. On a phone,
 * answers that end or decline the question are placed below the list, where they are always visible and cover
 * nothing; on a wide screen, they stay at the lower edge of a list that scrolls.
 */
export function Choices() {
  const { table, assets, board } = useTableState();
  const upright = useMedia(UPRIGHT);
  const listElement = useMoreBelow<HTMLDivElement>();
  const paid = table.question.value ? table.payments.value : [];
  const question = table.asks.value!;
  const several = table.several.value;
  const waiting = table.pending.value !== null;
  const shown = answerRows(question, table.hint.moves(table.question.value), board);
  const keys = answerKeys(shown, question.asides);
  if (several.length > 0) {
    const meant = several.map((text): Answer => {
      const offer = table.offers.value.get(text);
      return { text, words: offer?.words ?? text, note: offer?.note ?? "" };
    });
    const card = cardOf(several, board.answerOf);
    const heading = card === null ? say("which-meant") : say("which-use", { name: assets.thing(card) });
    return (
      <>
        <div key="meant" ref={listElement} class="choices" role="group" aria-label={heading}>
          <p class="quiet-text">{heading}</p>
          {meant.map((option, i) => (
            <Choice key={option.text} option={option} digit={i < KEYS ? String(i + 1) : ""} />
          ))}
        </div>
        <div class="pinned-answer">
          <button class="button quiet small" data-back onClick={() => table.withdraw()}>
            {say("back")}
          </button>
        </div>
      </>
    );
  }
  if (table.unsentForm.value) return <UnsentForm />;
  if (asksNumber(question) && paid === null) return <div class="choices" aria-busy="true" />;
  const hinted = table.hint.moves(table.question.value);
  const formed = table.prospects.value === null || table.prospects.value.form !== null;
  // lessons explain each answer separately
  const kind = formed && !table.id.startsWith("tour-") ? question.kind : "";
  const isListed = ({ text, uses }: AnswerRow) =>
    uses !== undefined || hinted.has(text) || !board.isOnlyOnBoard?.(text, kind);
  const { answers, freeActions } = splitFreeActions(shown.filter(isListed));
  const asides = question.asides.filter(isListed);
  const choice = (row: AnswerRow) =>
    row.uses ? (
      <CardChoice key={row.text} uses={row.uses} card={row.text} digit={keys.get(row.text) ?? ""} />
    ) : (
      <Choice key={row.text} option={row} digit={keys.get(row.text) ?? ""} />
    );
  const listed = inKeyOrder(answers, keys);
  const isPinned = upright && !asksNumber(question) && !(paid && paid.length > 0) && listed.length > 1;
  const pinned = isPinned ? listed.filter(({ text }) => keys.get(text) === "0") : [];
  const bare = asksNumber(question) && question.options.every((option) => option.words === option.text);
  const list = (
    <div ref={listElement} class={bare ? "choices numbers" : "choices"} aria-busy={waiting}>
      {question.warnings.map((line) => (
        <p key={line} class="coming">
          {line}
        </p>
      ))}
      {paid && paid.length > 0 && answers.length > 0 ? (
        <PaymentOptions payments={paid} />
      ) : (
        listed.filter((option) => !pinned.includes(option)).map(choice)
      )}
      {answers.length === 0 && shown.length > 0 && (
        <p class="quiet-text" data-by-form>
          {say("answered-on-board")}
        </p>
      )}
      {table.question.value && <NotOffered />}
      {asides.length + freeActions.length > 0 && <p class="quiet-text asides">{say("asides")}</p>}
      {freeActions.map(choice)}
      {asides.map(choice)}
    </div>
  );
  if (pinned.length === 0) return list;
  return (
    <>
      {list}
      <div class="pinned-answer">{pinned.map(choice)}</div>
    </>
  );
}

/**
 * Other answers would discard the form on the board. They are therefore hidden until the form is sent or
 * discarded.
 */
function UnsentForm() {
  return (
    <div class="choices unsent-form" role="status">
      <p class="quiet-text">{say("form-unsent", { missing: formDraft.value?.missing ?? 0 })}</p>
      <button class="button small" data-discard onClick={() => (formDraft.value = null)}>
        {say("form-discard")}
      </button>
    </div>
  );
}

/**
 * Returns the options in the order of the server's list, except that the answer that ends or declines the
 * question (key 0) is at the end.
 */
function inKeyOrder(options: AnswerRow[], keys: ReadonlyMap<string, string>): AnswerRow[] {
  if (options.every((option) => /^\d+$/.test(option.text))) return options;
  const ends = (option: Option) => Number(keys.get(option.text) === "0");
  return [...options].sort((a, b) => ends(a) - ends(b));
}

/** The card that all of these moves use; null if there is none. */
function cardOf(moves: readonly string[], answerOf: BoardModule["answerOf"]): string | null {
  const cards = new Set(moves.map((move) => answerOf?.(move) ?? null));
  return cards.size === 1 ? [...cards][0]! : null;
}

/** A card with many uses, which are listed after a press. */
function CardChoice({ card, uses, digit }: { card: string; uses: string[]; digit: string }) {
  const { table, assets } = useTableState();
  return (
    <button
      class="button choice"
      data-uses-of={card}
      aria-disabled={table.pending.value !== null}
      aria-keyshortcuts={digit || undefined}
      onClick={() => table.choose(uses)}
    >
      {digit && <kbd>{digit}</kbd>}
      <span>
        {assets.thing(card)}
        <small class="choice-description">{say("card-uses", { n: uses.length })}</small>
      </span>
    </button>
  );
}

type Answer = Pick<Option, "text" | "words" | "note">;

function Choice({ option, digit }: { option: Answer; digit: string }) {
  const { table, assets, board } = useTableState();
  const odds = table.question.value ? table.prospects.value?.odds : undefined;
  const mine = odds && odds.size > 1 ? odds.get(option.text) : undefined;
  const mark = board.answerMark?.(option.text);
  const waiting = table.pending.value !== null;
  const sent = waiting && table.pending.value?.includes(option.text);
  const hinted = table.hint.moves(table.question.value).has(option.text);
  return (
    <button
      class={`button choice${sent ? " sent" : ""}${hinted ? " hinted" : ""}${digit === "0" && option.text !== "0" ? " choice-last" : ""}`}
      data-choice={option.text}
      data-waits={
        table.needsMovedPointer(table.offers.value.get(option.text)?.chain ?? [option.text]) || undefined
      }
      aria-disabled={waiting}
      aria-keyshortcuts={digit || undefined}
      onClick={(event) => {
        blurOnAnswer(event);
        table.choose([option.text]);
      }}
      onMouseEnter={() => table.look(option.text)}
      onMouseLeave={() => table.look(null)}
      onFocus={() => table.look(option.text)}
      onBlur={() => table.look(null)}
    >
      {digit && digit !== option.words && <kbd>{digit}</kbd>}
      <span>
        {mark && (
          <span class="choice-mark" aria-hidden="true">
            {mark}
          </span>
        )}
        {option.words || option.text}
        {option.note && <small class="choice-description">{option.note}</small>}
      </span>
      {table.question.value && !asksNumber(table.question.value) && (
        <PriceChips price={table.prices.value.get(option.text)} />
      )}
      {mine && board.AnswerShare && (
        <board.AnswerShare odds={mine} say={(message) => assets.messages.say(message)} />
      )}
      {hinted && <span class="hint-mark">{say("hint-here")}</span>}
    </button>
  );
}
