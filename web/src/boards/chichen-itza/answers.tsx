import { type Table, useTable } from "../board";
import type { Box } from "./geometry";
import { own } from "./messages";
import { isOnBoard } from "./words";

interface Answer {
  word: string;
  text: string;
  play: () => void;
  look: (on: boolean) => void;
}

/** Answers to the question that lie nowhere on the board: amounts, yes and no, what ends or declines; with `cards` also the own cards. */
export function useAnswers(cards = false): Answer[] {
  const table = useTable();
  if (!table.question) return [];
  if (table.runs.length > 0)
    return table.runs.map((run, i) => ({
      word: `payment ${i}`,
      text: run.words,
      play: run.play,
      look: run.look,
    }));
  return [...table.offers]
    .filter(
      ([word, offer]) => offer.chain.length === 1 && (!isOnBoard(word) || (cards && word.startsWith("use "))),
    )
    .map(([word]) => answer(table, word));
}

function answer(table: Table, word: string): Answer {
  return {
    word,
    text: table.offers.get(word)?.words ?? word,
    play: () => table.play([word]),
    look: (on) => table.look(on ? word : null),
  };
}

/** They stand in a row at the foot of the map. */
export function Answers({ box }: { box: Box }) {
  const answers = useAnswers();
  if (answers.length === 0) return null;
  return (
    <foreignObject x={box.x} y={box.y} width={box.width} height={box.height} class="answers-frame">
      <div class="answers" role="group" aria-label={own("answers")}>
        <AnswerButtons answers={answers} />
      </div>
    </foreignObject>
  );
}

export function AnswerButtons({ answers }: { answers: Answer[] }) {
  const table = useTable();
  return (
    <>
      {answers.map(({ word, text, play, look }) => (
        <button
          key={word}
          class={`place lit answer-button${table.preview?.word === word ? " watched" : ""}${table.hinted.has(word) ? " hinted" : ""}`}
          data-word={word}
          onClick={play}
          onMouseEnter={() => look(true)}
          onMouseLeave={() => look(false)}
          onFocus={() => look(true)}
          onBlur={() => look(false)}
        >
          {text}
        </button>
      ))}
    </>
  );
}
