import { type Table, useTable } from "../board";
import { type BoardAnswer, payments } from "../payments";
import { TextSign } from "./art/signs";
import { StoneTile } from "./art/tiles";
import type { TeotihuacanBox } from "./components";
import type { Item } from "./emblems";
import { type Box, placeCell } from "./geometry";
import { own } from "./messages";
import { reachable } from "./part";
import { chosen } from "./pyramid/rotation";
import type { TeotihuacanView, Turned } from "./view";
import { isOnBoard } from "./words";

/** The first row of the pyramid whose tiles would be covered by the answers at its foot. */
const LOWER = 4;

interface Answer extends BoardAnswer {
  /** The moves that this answer combines. */
  chain?: string[];
  /** The resources that the answer takes. */
  takes?: Item[];
  /** Whether the answer unlocks all workers. */
  all?: boolean;
  /** The tile in hand, rotated as in this answer, with the points for it. */
  turned?: Turned;
}

/**
 * The answers that cannot be given on the board itself: amounts, yes and no, and answers that decline or end
 * a choice.
 */
export function useAnswers(): Answer[] {
  const table = useTable();
  const { question } = table;
  if (!question) return [];
  if (table.runs.length > 0) return payments(table);
  if (question.kind === "TakeResource") return wholeTakings(table);
  const answers = [...table.offers]
    .filter(([word, offer]) => offer.chain.length === 1 && !isOnBoard(word, question.kind))
    .map(([word]) => answer(table, word));
  return [...unlockAll(table), ...answers];
}

/**
 * All ways to take freely chosen resources, each with a single click. Ways that take many resources of the
 * same kind come first.
 */
function wholeTakings(table: Table): Answer[] {
  const left = table.question?.numbers[0] ?? 1;
  const chains = takings([...(table.reach ?? []), ...table.offers.keys()], left);
  return chains.map((chain) => {
    const kinds = [...new Set(chain)];
    const items = kinds.map((word) => ({
      sign: word.slice(TAKE.length),
      n: chain.filter((one) => one === word).length,
    }));
    const text = items.map(({ sign, n }) => `${n} ${table.thing(sign, n)}`).join(", ");
    return { ...chainAnswer(table, chain, own("take", { goods: text })), takes: items };
  });
}

const TAKE = "take ";

/**
 * The sequences of moves that take all remaining resources. Those with few kinds of resources come first.
 * Until the server has sent these sequences, the answers take single resources.
 */
export function takings(playable: string[], left: number): string[][] {
  const chains = playable.filter((one) => one.startsWith(TAKE)).map((one) => one.split(", "));
  const whole = chains.filter((chain) => chain.length === left);
  const kinds = (chain: string[]) => new Set(chain).size;
  return (whole.length > 0 ? whole : chains.filter((chain) => chain.length === 1)).sort(
    (x, y) => kinds(x) - kinds(y),
  );
}

/** An answer that unlocks all workers at once, if several are locked. */
function unlockAll(table: Table): Answer[] {
  const locked = Object.keys((table.view as TeotihuacanView).seats[table.viewer]?.locked ?? {}).length;
  const chains = [...(table.reach ?? [])].map((chain) => chain.split(", "));
  const all = chains.find((chain) => chain.filter((word) => word.startsWith("free ")).length === locked);
  if (locked < 2 || all === undefined) return [];
  return [{ ...chainAnswer(table, all, own("unlock-all")), all: true }];
}

function chainAnswer(table: Table, chain: string[], text: string): Answer {
  return {
    word: chain[0] ?? "",
    text,
    chain,
    play: () => (chain.length > 1 ? table.playChain?.(chain) : table.play(chain)),
    look: (on) => table.lookChain?.(on ? chain : null),
  };
}

function answer(table: Table, word: string): Answer {
  const laying = (table.view as TeotihuacanView).laying;
  const turns = laying ? Object.values(laying.places)[0] : undefined;
  const laid = laying?.tile && turns ? chosen(laying.tile, turns) : undefined;
  const whole =
    word.startsWith("save ") && laid ? reachable(table, [[word, `rotate ${laid.rotation}`]]) : undefined;
  if (whole) return chainAnswer(table, whole, table.offers.get(word)?.words ?? word);
  const turned = word.startsWith("rotate ")
    ? turns?.find(({ rotation }) => rotation === Number(word.split(" ")[1]))
    : undefined;
  const words = table.offers.get(word)?.words ?? word;
  const passes = word === "pass" && table.question?.kind === "ChooseWorker";
  return {
    word,
    text: passes ? own("pass-all") : words,
    ...(turned ? { turned } : {}),
    play: () => table.play([word]),
    look: (on) => table.look(on ? word : null),
  };
}

/** Shows only the combined answers. It is used on phones, where the list contains all single answers. */
export function WholeAnswers({ box }: { box: Box }) {
  const answers = useAnswers().filter(({ all, takes, chain }) => all || (takes && (chain?.length ?? 0) > 1));
  if (answers.length === 0) return null;
  return (
    <foreignObject x={box.x} y={box.y} width={box.width} height={box.height} class="answers-frame">
      <div class="answers whole" role="group" aria-label={own("answers")}>
        <AnswerButtons answers={answers} />
      </div>
    </foreignObject>
  );
}

/** The number of answers that fit beside the stairs, one on each side. */
const BESIDE_STAIRS = 2;

/** Shows answers at the foot of the pyramid: on both sides of its stairs, or in rows if there are many. */
export function Answers({ box }: { box: Box }) {
  const answers = useAnswers();
  const table = useTable();
  const { laying } = table.view as TeotihuacanView;
  const below = Object.keys(laying?.places ?? {}).every(
    (place) => (placeCell(table.box as TeotihuacanBox, place)?.y ?? 0) < LOWER,
  );
  if (answers.length === 0) return null;
  return (
    <foreignObject x={box.x} y={box.y} width={box.width} height={box.height} class="answers-frame">
      <div
        class={`answers${below ? "" : " above"}${answers.length <= BESIDE_STAIRS ? " beside-stairs" : ""}`}
        role="group"
        aria-label={own("answers")}
      >
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
      {answers.map(({ word, text, chain, takes, turned, play, look }) => (
        <button
          key={chain?.join() ?? word}
          class={`place lit answer-button${table.preview?.word === (chain?.join(" ") ?? word) ? " watched" : ""}${table.hinted.has(word) ? " hinted" : ""}`}
          data-word={word}
          data-chain={chain?.join(", ")}
          aria-label={
            turned ? own("turned", { words: text, points: turned.points }) : takes ? text : undefined
          }
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
          ) : takes ? (
            <Taking items={takes} />
          ) : (
            text
          )}
        </button>
      ))}
    </>
  );
}

/** Shows goods as signs with their numbers. */
function Taking({ items }: { items: Item[] }) {
  return (
    <span class="taking">
      {items.map(({ sign, n }) => (
        <span key={sign}>
          {n} <TextSign name={sign} size={20} />
        </span>
      ))}
    </span>
  );
}
