import { useTable } from "../../board";
import { Die } from "../art/die";
import { Sign } from "../art/signs";
import type { Box } from "../geometry";
import { own } from "../messages";
import { inRows, workersOn } from "../ring/workers";
import type { BoardView, TeotihuacanView } from "../view";
import { LockedDie, lockedOn } from "./locked-workers";
import type { PhonePart } from "./parts";
import { boardLabel, dieSize } from "./small-ring";

/** The width and height of a cell, which are large enough for a finger. */
export const STRIP = 50;
const COSTS = 18;
const EDGE = 3;
const LARGEST = 20;
const SMALLEST = 8;
/** Dice are drawn at this size and then scaled, so that their lines are scaled, too. */
const DRAWN = 30;

interface Props {
  view: TeotihuacanView;
  at: Box;
  /** The board that is shown large. */
  shown: PhonePart;
  open: (part: PhonePart) => void;
}

/**
 * The ring in one row, clockwise from the Palace. It is shown while another part is large. Each board is
 * shown with its costs and dice, and a press opens it.
 */
export function RingStrip({ view, at, shown, open }: Props) {
  const width = at.width / view.boards.length;
  return (
    <g class="ring-strip">
      {view.boards.map((board, i) => (
        <StripCell
          key={board.id}
          view={view}
          board={board}
          at={{ x: at.x + i * width, y: at.y, width, height: at.height }}
          shown={board.id === shown}
          open={() => open(board.id)}
        />
      ))}
    </g>
  );
}

function StripCell({
  view,
  board,
  at,
  shown,
  open,
}: {
  view: TeotihuacanView;
  board: BoardView;
  at: Box;
  shown: boolean;
  open: () => void;
}) {
  const table = useTable();
  const locked = lockedOn(view, board.id);
  const dice = workersOn(view, board.id);
  const room = { width: at.width - 2 * EDGE - 1, height: at.height - COSTS - EDGE - 2 };
  const size = Math.min(LARGEST, dieSize(dice.length + locked.length, room.width, room.height, SMALLEST));
  const place = (n: number) => {
    const { x, y } = inRows(n, room.width, size);
    return `translate(${EDGE + 0.5 + size / 2 + x} ${COSTS + 2 + size / 2 + y})`;
  };
  return (
    <g
      class={`strip-board board-${board.id}${shown ? " shown" : ""}`}
      transform={`translate(${at.x} ${at.y})`}
      onClick={open}
      onKeyDown={(event) => event.key === "Enter" && open()}
    >
      <g aria-hidden="true">
        <rect class="board-plaque" x={1} y={1} width={at.width - 2} height={at.height - 2} rx={7} />
        <path
          style={{ fill: `var(--${board.id}-pale)` }}
          d={`M2 ${COSTS}H${at.width - 2}V${at.height - 8}q0 6-6 6H8q-6 0-6-6Z`}
        />
        <Sign name={board.id} size={15} x={10} y={10} />
        <text class="small-costs" x={at.width - 4} y={14}>
          {board.pay !== null && <tspan class="cost">−{board.pay}</tspan>}
          <tspan class="gain">+{board.collect}</tspan>
        </text>
        {locked.map((one, i) => (
          <g key={one.space} transform={`${place(i)} scale(${size / 34})`}>
            <LockedDie {...one} />
          </g>
        ))}
        {dice.map(({ of, power }, i) => (
          <g key={i} transform={`${place(locked.length + i)} scale(${size / DRAWN})`}>
            <Die of={of} power={power} size={DRAWN} />
          </g>
        ))}
      </g>
      <rect
        class="head-target"
        width={at.width}
        height={at.height}
        rx={7}
        role="button"
        tabindex={0}
        aria-label={own("open-board", {
          name: boardLabel(table, view, board),
          costs: [
            ...(board.pay === null ? [] : [own("main-cost", { n: board.pay })]),
            own("collect", { n: board.collect }),
          ].join(", "),
        })}
      />
    </g>
  );
}
