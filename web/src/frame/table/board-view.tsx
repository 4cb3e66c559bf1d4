import { useMemo } from "preact/hooks";
import { type Table, WithTable } from "../../boards/board";
import { Memo } from "../../boards/memo";
import type { AnswerOdds, Asked, ChainOption, Option, Prospect } from "../../net/protocol";
import type { Offer } from "../../state/offers";
import type { Places } from "../../state/prospects";
import { chainKey } from "../../state/prospects";
import { pointAt } from "../explain/pointed-target";
import { UPRIGHT, useMedia } from "../hooks/use-media";
import { paymentText } from "../question/payment-options";
import { priceText } from "../question/price-text";
import { BoardSpace } from "./board-space";
import { seatNames } from "./seat-names";
import { useTableState } from "./table-context";

const NOTHING: never[] = [];
const NO_OPTIONS: Option[] = [];
const NO_CHAINS: ChainOption[] = [];
const NO_PROSPECTS: ReadonlyMap<string, Prospect> = new Map();
const NO_PLACES: Places = {};
const NO_ODDS: ReadonlyMap<string, AnswerOdds> = new Map();
const NO_HINTS: ReadonlySet<string> = new Set();
const NO_OFFERS: ReadonlyMap<string, Offer> = new Map();

/** The game's board, with the state of the table and the viewer's actions. */
export function BoardView() {
  const { board, sheets } = useTableState();
  const tall = useMedia(UPRIGHT);
  const { Board } = board;
  const cuts = sheets.cuts.value;
  const table = useGiven();
  if (!table) return <div class="board-view" aria-busy="true" />;
  return (
    <div class="board-view">
      <WithTable table={table}>
        <Memo of={[Board, tall, cuts]}>
          {() => (
            <BoardSpace drawn={board.drawn}>
              <Board key={cuts} tall={tall} />
            </BoardSpace>
          )}
        </Memo>
      </WithTable>
    </div>
  );
}

/**
 * The table as it is passed to the board. The same object is returned until something visible changes, so
 * that the board is not redrawn needlessly.
 */
function useGiven(): Table | null {
  const { table, assets, sheets } = useTableState();
  const given = useActs();
  const seatState = table.seatState.value;
  const info = table.info.value;
  const past = sheets.past.value;
  const unconfirmed = table.unconfirmed.value;
  const preview = table.preview.value ?? unconfirmed;
  const question = past ? null : table.asks.value;
  const trying = table.question.value === null ? table.plan.shown.value : null;
  const view = past?.table ?? unconfirmed?.shown.table ?? trying?.table ?? seatState?.table;
  const names = info && seatState ? seatNames(info, past?.table ?? seatState.table, assets) : NOTHING;
  const hinted = unconfirmed ? NO_HINTS : table.hint.moves(table.question.value);
  const offers = useLit(past || unconfirmed ? NO_OFFERS : table.offers.value, question, hinted);
  const reach = useReach(past || unconfirmed ? NO_CHAINS : table.chains.value);
  const prospects = past || unconfirmed ? null : table.prospects.value;
  const odds = past ? undefined : table.odds.value;
  const viewer = table.seat.value;
  const ended = !past && (seatState?.over === true || info?.state === "abandoned");
  const paid = table.payments.value;
  return useMemo(() => {
    if (!seatState || !info) return null;
    return {
      ...given,
      id: table.id,
      view,
      was: past ? null : seatState.was,
      events: past ? seatState.events.slice(0, past.event_count) : seatState.events,
      names,
      viewer,
      question,
      ended,
      offers,
      reach,
      prospects: prospects?.byChain ?? NO_PROSPECTS,
      places: prospects?.places ?? NO_PLACES,
      priceOf: (word: string) => {
        const chain = offers.get(word)?.chain;
        const price = chain && prospects?.byChain.get(chainKey(chain));
        return priceText(price, viewer, seatState.scores.unit, assets);
      },
      odds: odds ?? NO_ODDS,
      openOdds: prospects?.openOdds ?? NO_ODDS,
      confirms: unconfirmed && {
        words: unconfirmed.shown.words,
        filled: filledFields(table.prospects.value?.form?.fields, unconfirmed.values),
        yes: () => table.confirm(),
        no: () => table.withdraw(),
      },
      preview: preview ? { word: preview.word, view: preview.shown.table } : null,
      runs: (paid ?? []).map((payment) => ({
        words: paymentText(payment, assets),
        play: () => table.playChain(payment.chain.join(" "), payment.chain),
        look: (on: boolean) => (on ? table.lookAt(payment.chain.join(" "), payment.chain) : table.look(null)),
      })),
      form: prospects?.form ?? null,
      hinted,
    };
  }, [
    given,
    seatState,
    names.join("\n"),
    view,
    past,
    viewer,
    ended,
    question,
    offers,
    reach,
    prospects,
    odds,
    preview,
    unconfirmed,
    paid,
    hinted,
  ]);
}

/** The values of a form that waits for confirmation, by the names of its fields. */
function filledFields(
  fields: readonly { name: string }[] | undefined,
  values: readonly number[] | undefined,
): Record<string, number> | null {
  if (!fields || !values) return null;
  return Object.fromEntries(fields.map(({ name }, i) => [name, values[i] ?? 0]));
}

/** The offers to highlight: all except those that another answer offers at a better price. */
function useLit(
  offers: ReadonlyMap<string, Offer>,
  question: Asked | null,
  hinted: ReadonlySet<string>,
): ReadonlyMap<string, Offer> {
  return useMemo(() => {
    const left = (question?.options ?? NO_OPTIONS)
      .filter(({ text, dominated_by }) => dominated_by && !hinted.has(text))
      .map(({ text }) => text);
    return left.length === 0 ? offers : new Map([...offers].filter(([word]) => !left.includes(word)));
  }, [offers, question, hinted]);
}

/** The sequences of the seat's own moves that a board may play with one click. */
function useReach(chains: readonly ChainOption[]): ReadonlySet<string> {
  return useMemo(() => new Set(chains.map(({ chain }) => chain.join(", "))), [chains]);
}

/** The part of the table object that stays the same as long as the table is open in one language. */
function useActs(): Pick<
  Table,
  | "game"
  | "box"
  | "thing"
  | "effect"
  | "cost"
  | "say"
  | "play"
  | "look"
  | "playChain"
  | "playDecided"
  | "lookChain"
  | "fill"
  | "explain"
> {
  const { table, assets, sheets } = useTableState();
  return useMemo(
    () => ({
      game: assets.game,
      box: assets.box,
      thing: assets.thing,
      effect: (id) => assets.printed.effect(id),
      cost: (id) => assets.printed.cost(id),
      say: (message, numbers) => assets.messages.say(message, numbers),
      play: (words) => table.choose(words),
      look: (word) => table.look(word),
      playChain: (chain) => table.playChain(chain.join(" "), chain),
      playDecided: (word) => table.playDecided(word),
      fill: (values) => table.fill(values),
      lookChain: (chain) => (chain ? table.lookAt(chain.join(" "), chain) : table.look(null)),
      explain: (element) => {
        sheets.pointed.value = pointAt(element, true);
      },
    }),
    [table, assets, sheets],
  );
}
