import { type Table, useTable } from "../board";
import { StoneTile } from "./art/tiles";
import { type Box, placeCell } from "./geometry";
import { own } from "./messages";
import type { TeotihuacanView, Turned } from "./view";
import { isOnBoard } from "./words";

/** Tiles from this row on would lie under answers at the foot of the pyramid. */
const LOWER = 4;

interface Answer {
  word: string;
  text: string;
  /** How the tile in hand would lie. */
  turned?: Turned;
  play: () => void;
  look: (on: boolean) => void;
}

/** Answers to the question that lie nowhere on the board: amounts, yes and no, what ends or declines. */
export function useAnswers(): Answer[] {
  const table = useTable();
  const { question } = table;
  if (!question) return [];
  if (table.runs.length > 0)
    return table.runs.map((run, i) => ({
      word: `payment ${i}`,
      text: run.words,
      play: run.play,
      look: run.look,
    }));
  return [...table.offers]
    .filter(([word, offer]) => offer.chain.length === 1 && !isOnBoard(word, question.kind))
    .map(([word]) => answer(table, word));
}

function answer(table: Table, word: string): Answer {
  const laying = (table.view as TeotihuacanView).laying;
  const turns = laying ? Object.values(laying.places)[0] : undefined;
  const turned = word.startsWith("rotate ")
    ? turns?.find(({ rotation }) => rotation === Number(word.split(" ")[1]))
    : undefined;
  return {
    word,
    text: table.offers.get(word)?.words ?? word,
    ...(turned ? { turned } : {}),
    play: () => table.play([word]),
    look: (on) => table.look(on ? word : null),
  };
}

/** They stand at the foot of the pyramid. */
export function Answers({ box }: { box: Box }) {
  const answers = useAnswers();
  const laying = (useTable().view as TeotihuacanView).laying;
  const below = Object.keys(laying?.places ?? {}).every((place) => (placeCell(place)?.y ?? 0) < LOWER);
  if (answers.length === 0) return null;
  return (
    <foreignObject x={box.x} y={box.y} width={box.width} height={box.height} class="answers-frame">
      <div class={below ? "answers" : "answers above"} role="group" aria-label={own("answers")}>
        <AnswerButtons answers={answers} />
      </div>
    </foreignObject>
  );
}

export function AnswerButtons({ answers }: { answers: Answer[] }) {
  const table = useTable();
  const tile = (table.view as TeotihuacanView).laying?.tile;
  return (
    <>
      {answers.map(({ word, text, turned, play, look }) => (
        <button
          key={word}
          class={`place lit answer-button${table.preview?.word === word ? " watched" : ""}${table.hinted.has(word) ? " hinted" : ""}`}
          data-word={word}
          aria-label={turned ? own("turned", { words: text, points: turned.points }) : undefined}
          onClick={play}
          onMouseEnter={() => look(true)}
          onMouseLeave={() => look(false)}
          onFocus={() => look(true)}
          onBlur={() => look(false)}
        >
          {turned && tile ? (
            <span class="turned-answer">
              <svg width="42" height="42" viewBox="-1 -1 50 50" aria-hidden="true">
                <StoneTile id={tile} rotation={turned.rotation} cell={24} matches={turned.matches} />
              </svg>
              <b>{turned.points}</b>
            </span>
          ) : (
            text
          )}
        </button>
      ))}
    </>
  );
}
