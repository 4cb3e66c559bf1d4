import { type Table, useTable } from "../board";
import { type BoardAnswer, payments } from "../payments";
import { own } from "./messages";
import { isButton } from "./words";

const NUMBER = /^\d+$/;
/** Answers that decline or end a choice. They always come last. */
const LAST = ["pass", "stop", "no", "break off"];

export function answer(table: Table, word: string): BoardAnswer {
  return {
    word,
    text: table.offers.get(word)?.words ?? word,
    play: () => table.play([word]),
    look: (on) => table.look(on ? word : null),
  };
}

/** The current answers that match a pattern. */
export function offered(table: Table, pattern: RegExp): string[] {
  return [...table.offers]
    .filter(([word, offer]) => offer.chain.length === 1 && pattern.test(word))
    .map(([word]) => word);
}

/** The answers that need a button because they cannot be given on the board itself. */
export function buttons(table: Table): BoardAnswer[] {
  if (!table.question) return [];
  const words = offered(table, /./).filter((word) => isButton(word) && !NUMBER.test(word));
  return words
    .sort((a, b) => Number(LAST.includes(a)) - Number(LAST.includes(b)))
    .map((word) => answer(table, word));
}

/** The amounts that can be chosen: combined answers if several number questions follow each other,
 * otherwise single numbers. */
export function amounts(table: Table): BoardAnswer[] {
  if (!table.question) return [];
  if (table.runs.length > 0) return payments(table);
  return offered(table, NUMBER).map((word) => answer(table, word));
}

export function AnswerButton({
  answer: { word, text, play, look },
  class: looks = "",
  written = false,
  children,
}: {
  answer: BoardAnswer;
  class?: string;
  /** True if the visible text is part of the button's accessible name. */
  written?: boolean;
  children?: preact.ComponentChildren;
}) {
  const table = useTable();
  const state = `${table.preview?.word === word ? " watched" : ""}${table.hinted.has(word) ? " hinted" : ""}`;
  return (
    <button
      class={`place lit answer-button ${looks}${state}`}
      data-word={word}
      aria-label={children === undefined || written ? undefined : text}
      onClick={play}
      onMouseEnter={() => look(true)}
      onMouseLeave={() => look(false)}
      onFocus={() => look(true)}
      onBlur={() => look(false)}
    >
      {written && <span class="sr">{text}: </span>}
      {children ?? text}
    </button>
  );
}

/**
 * Shows numbers as buttons in one or more rows. With `late`, the buttons are shown only if no form answers
 * these questions together; `note` returns the text to show below a number. */
export function Amounts({
  answers,
  late = false,
  note,
}: {
  answers: BoardAnswer[];
  late?: boolean;
  note?: (n: number) => string;
}) {
  if (answers.length === 0) return null;
  const plain = answers.every(({ text }) => text.length < 4);
  const bare = answers.every(({ word }) => NUMBER.test(word));
  return (
    <div
      class={`amounts${bare ? " bare" : ""}${late ? " late" : ""}`}
      role="group"
      aria-label={own("amount")}
    >
      {answers.map((one) => (
        <AnswerButton
          key={one.word}
          answer={one}
          class={plain || bare ? "amount" : ""}
          written={note !== undefined}
        >
          {bare ? <AmountKey word={one.word} note={note?.(Number(one.word))} /> : undefined}
        </AnswerButton>
      ))}
    </div>
  );
}

function AmountKey({ word, note }: { word: string; note: string | undefined }) {
  return (
    <span class="amount-key">
      {word}
      {note && <small>{note}</small>}
    </span>
  );
}
