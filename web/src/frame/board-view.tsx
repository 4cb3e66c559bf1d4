import { useMemo } from "preact/hooks";
import { TableContext, type Table } from "../boards/board";
import { boardOf, isDrawn } from "../boards/boards";
import { pointAt } from "./pointing";
import { namesOf } from "./names";
import { paymentWords } from "./runs";
import { PanZoom } from "./pan-zoom";
import { say } from "../words/frame";
import { useTableState } from "./table-context";
import { UPRIGHT, useMedia } from "./use-media";

/** The game's board, given what the table knows and what one may do. */
export function BoardView() {
  const { table, kit, sheets } = useTableState();
  const tall = useMedia(UPRIGHT);
  const Board = useMemo(() => boardOf(kit.game), [kit.game]);
  const paid = table.payments.value ?? [];
  const sight = table.sight.value;
  const info = table.info.value;
  if (!sight || !info) return <div class="board-view" aria-busy="true" />;
  const then = sheets.then.value;
  const preview = table.preview.value ?? table.proposal.value;
  const question = then ? null : table.asks.value;
  const trying = table.question.value === null ? table.plan.shown.value : null;
  const given: Table = {
    game: kit.game,
    view: then?.table ?? table.proposal.value?.shown.table ?? trying?.table ?? sight.table,
    was: then ? null : sight.was,
    box: kit.box,
    names: namesOf(info, then?.table ?? sight.table, kit),
    viewer: table.seat.value,
    question,
    offers: then || table.proposal.value ? new Map() : table.offers.value,
    preview: preview ? { word: preview.word, view: preview.shown.table } : null,
    thing: kit.thing,
    effect: (id) => kit.printed.effect(id),
    cost: (id) => kit.printed.cost(id),
    say: (message, numbers) => kit.speech.say(message, numbers),
    play: (words) => table.choose(words),
    look: (word) => table.look(word),
    runs: paid.map((payment) => payment.chain).map((chain, i) => ({
      words: paymentWords(paid[i]!, kit),
      play: () => table.playChain(chain.join(" "), chain),
      look: (on) => (on ? table.lookAt(chain.join(" "), chain) : table.look(null)),
    })),
    hinted: table.advice.words(table.question.value),
    explain: (element) => {
      sheets.pointed.value = pointAt(element, true);
    },
  };
  return (
    <div class="board-view">
      <TableContext.Provider value={given}>
        {isDrawn(kit.game) ? <PanZoom><Board tall={tall} /></PanZoom> : <div class="plain-view" tabIndex={0} role="region" aria-label={say("board")}><Board tall={tall} /></div>}
      </TableContext.Provider>
    </div>
  );
}
