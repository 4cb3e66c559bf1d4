import { useMemo } from "preact/hooks";
import { type Table, WithTable } from "../../boards/board";
import type { BoardModule } from "../../boards/board-module";
import type { GameAssets } from "../../state/game-assets";

const NOTHING: Table["offers"] = new Map();
const NONE: ReadonlySet<string> = new Set();

/**
 * Draws a component in the same way as the game's board. It is empty if the board does not draw the
 * component, and it cannot be clicked.
 */
export function PieceDrawing({ board, assets, id }: { board: BoardModule; assets: GameAssets; id: string }) {
  const table = useMemo(() => printedTable(assets), [assets]);
  if (!board.Piece) return null;
  return (
    <WithTable table={table}>
      <div class="entry-drawing" aria-hidden="true">
        <board.Piece id={id} />
      </div>
    </WithTable>
  );
}

function printedTable(assets: GameAssets): Table {
  return {
    game: assets.game,
    view: {},
    was: null,
    box: assets.box,
    names: [],
    viewer: -2,
    question: null,
    offers: NOTHING,
    preview: null,
    thing: assets.thing,
    effect: (id) => assets.printed.effect(id),
    say: (message, numbers) => assets.messages.say(message, numbers),
    play: () => {},
    look: () => {},
    runs: [],
    hinted: NONE,
    explain: () => {},
  };
}
