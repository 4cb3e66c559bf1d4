import type { AnswerOdds } from "../../net/protocol";
import { chainKey } from "../../state/prospects";
import { type Table, useTable } from "../board";
import { type BoardAnswer, payments } from "../payments";
import { AnswerShare } from "./fight/answer-share";
import { OddsBar } from "./fight/odds";
import type { Box } from "./geometry";
import { own } from "./messages";
import { StepperBar } from "./steppers/stepper-bar";
import { useStepper } from "./steppers/use-stepper";
import { isOnBoard } from "./words";

/**
 * The answers that cannot be given on the board itself: amounts, yes and no, and answers that decline or end
 * a choice. With `cards`, the viewer's cards are included.
 */
export function useAnswers(cards = false): BoardAnswer[] {
  const table = useTable();
  if (!table.question) return [];
  if (table.runs.length > 0) return payments(table);
  const direct = [...table.offers]
    .filter(
      ([word, offer]) => offer.chain.length === 1 && (!isOnBoard(word) || (cards && word.startsWith("use "))),
    )
    .map(([word]) => answer(table, word));
  return [...wholePayment(table), ...direct];
}

/** A single answer that pays for all heroes, if the server offers it. */
function wholePayment(table: Table): BoardAnswer[] {
  const { reach, playChain, lookChain } = table;
  const chain = [...(reach ?? [])]
    .map((one) => one.split(", "))
    .find((one) => one.every((word) => word.startsWith("keep ")));
  if (!chain || !playChain || !table.prospects?.has(chainKey(chain))) return [];
  const price = table.prospects?.get(chainKey(chain));
  const coins = -(price?.things.find(({ thing }) => thing === "coins")?.by ?? 0);
  return [
    {
      word: chain.join(", "),
      text: own("pay-all-heroes", { n: chain.length, coins }),
      play: () => playChain(chain),
      look: (on) => lookChain?.(on ? chain : null),
    },
  ];
}

function answer(table: Table, word: string): BoardAnswer {
  return {
    word,
    text: table.offers.get(word)?.words ?? word,
    play: () => table.play([word]),
    look: (on) => table.look(on ? word : null),
  };
}

function shareOf(table: Table, word: string) {
  const odds = table.odds?.get(word);
  return odds && table.odds!.size > 1 ? <AnswerShare odds={odds} say={table.say} /> : null;
}

/** Shows answers in a row at the foot of the map. */
export function Answers({ box }: { box: Box }) {
  const table = useTable();
  const answers = useAnswers();
  const steps = useStepper();
  const pointed = usePointedOdds();
  if (answers.length === 0 && !steps && !pointed) return null;
  return (
    <foreignObject x={box.x} y={box.y} width={box.width} height={box.height} class="answers-frame">
      {steps ? (
        <StepperBar />
      ) : (
        <div class="answers" role="group" aria-label={own("answers")}>
          {pointed && (
            <div class="odds-foot">
              <OddsBar odds={pointed} of={table.offers.get(pointed.text)?.words ?? ""} />
            </div>
          )}
          <AnswerButtons answers={answers} />
        </div>
      )}
    </foreignObject>
  );
}

/** The odds of a fight on the tile under the pointer. */
export function usePointedOdds(): AnswerOdds | undefined {
  const { preview, odds } = useTable();
  return preview ? odds?.get(preview.word) : undefined;
}

export function AnswerButtons({ answers }: { answers: BoardAnswer[] }) {
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
          {shareOf(table, word)}
        </button>
      ))}
    </>
  );
}
