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

/** The eight boards around the pyramid, which workers pass clockwise. */
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

/**
 * The distance from the upper edge of a board at the side to the arrow next to it. The arrow is below the
 * button that enlarges the board.
 */
const BELOW = 48;

/** A small arrow from a board to the next one, in the gap between them or at the ring's inner edge. */
function Arrow({ from, to }: { from: Box; to: Box }) {
  const across = Math.abs(from.x - to.x) > Math.abs(from.y - to.y) || from.y === to.y;
  const beside = from.x + from.width <= to.x || to.x + to.width <= from.x;
  if (across && beside) {
    const right = to.x > from.x;
    const x = (right ? to.x : from.x) - 3;
    const y = Math.max(from.y, to.y) + Math.min(from.height, to.height) / 2;
    return <Pointer x={x} y={y} turn={right ? 0 : 180} />;
  }
  const down = to.y > from.y;
  const side = from.height > to.height ? from : to;
  const inner = down ? side.x - 15 : side.x + side.width + 15;
  const y = (side === to) === down ? side.y + BELOW : side.y + side.height - 10;
  return <Pointer x={inner} y={y} turn={down ? 90 : 270} />;
}

function Pointer({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <g class="ring-arrow" transform={`translate(${x} ${y}) rotate(${turn})`}>
      <circle r={10.5} />
      <path d="M-4-5.5 6 0-4 5.5Z" />
    </g>
  );
}
