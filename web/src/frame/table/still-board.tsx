import { type Table, WithTable } from "../../boards/board";
import type { BoardModule } from "../../boards/board-module";
import { BoardSpace } from "./board-space";

interface Props {
  table: Table | null;
  board: BoardModule | null;
  tall: boolean;
}

/**
 * The board in a position that does not belong to a table; empty until the board and the position have been
 * loaded.
 */
export function StillBoard({ table, board, tall }: Props) {
  return (
    <div class="board-view">
      {table && board ? (
        <WithTable table={table}>
          <BoardSpace drawn={board.drawn}>
            <board.Board tall={tall} />
          </BoardSpace>
        </WithTable>
      ) : (
        <div aria-busy="true" />
      )}
    </div>
  );
}
