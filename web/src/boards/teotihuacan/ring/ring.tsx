import type { Box } from "../geometry";
import type { BoardView, TeotihuacanView } from "../view";
import { Alchemy } from "./alchemy";
import { Construction } from "./construction";
import { Decorations } from "./decorations";
import { BoardFrame, isTall } from "./frame";
import { Nobles } from "./nobles";
import { Palace } from "./palace";
import { ResourceBoard } from "./resource-board";

const CONTENT = { palace: Palace, alchemy: Alchemy, nobles: Nobles, deco: Decorations, build: Construction };

export function ActionBoard({ view, board, at }: { view: TeotihuacanView; board: BoardView; at: Box }) {
  const Content = board.id in CONTENT ? CONTENT[board.id as keyof typeof CONTENT] : ResourceBoard;
  return (
    <BoardFrame view={view} board={board} at={at}>
      <Content view={view} board={board} width={at.width} tall={isTall(at)} />
    </BoardFrame>
  );
}

/** Eight boards around the pyramid; workers go clockwise. */
export function Ring({ view, at }: { view: TeotihuacanView; at: Box[] }) {
  return (
    <g class="ring">
      {view.boards.map((board, i) => {
        const place = at[i];
        return place ? <ActionBoard key={board.id} view={view} board={board} at={place} /> : null;
      })}
      {at.map((from, i) => {
        const to = at[(i + 1) % at.length];
        return to ? <Arrow key={i} from={from} to={to} /> : null;
      })}
    </g>
  );
}

/** A small arrow from a board to the next one. */
function Arrow({ from, to }: { from: Box; to: Box }) {
  const across = Math.abs(from.y - to.y) < 1;
  const right = to.x > from.x;
  const down = to.y > from.y;
  const x = across ? (right ? to.x : from.x) - 3 : from.x + from.width / 2;
  const y = across ? from.y + from.height / 2 : (down ? to.y : from.y) - 3;
  const turn = across ? (right ? 0 : 180) : down ? 90 : 270;
  return <path class="ring-arrow" d="M-7-9 8 0-7 9Z" transform={`translate(${x} ${y}) rotate(${turn})`} />;
}
