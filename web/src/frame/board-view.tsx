import { useMemo } from "preact/hooks";
import { TableContext, type Table } from "../boards/board";
import { boardOf } from "../boards/boards";
import { pointAt } from "./pointing";
import { PanZoom } from "./pan-zoom";
import { useTableState } from "./table-context";
import { UPRIGHT, useMedia } from "./use-media";

/** The game's board, given what the table knows and what one may do. */
export function BoardView() {
  const { table, kit, sheets } = useTableState();
  const tall = useMedia(UPRIGHT);
  const Board = useMemo(() => boardOf(kit.game), [kit.game]);
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
    box: kit.box,
    names: info.seats.map((seat) => seat.name),
    viewer: table.seat.value,
    question,
    offers: then || table.proposal.value ? new Map() : table.offers.value,
    preview: preview ? { word: preview.word, view: preview.shown.table } : null,
    thing: kit.thing,
    say: (message, numbers) => kit.speech.say(message, numbers),
    play: (words) => table.choose(words),
    look: (word) => table.look(word),
    hinted: table.advice.words(table.question.value),
    explain: (element) => {
      sheets.pointed.value = pointAt(element, true);
    },
  };
  return (
    <div class="board-view">
      <PanZoom>
        <TableContext.Provider value={given}>
          <Board tall={tall} />
        </TableContext.Provider>
      </PanZoom>
    </div>
  );
}
