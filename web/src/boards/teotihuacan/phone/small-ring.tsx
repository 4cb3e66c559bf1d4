import { type Table, useTable } from "../../board";
import { Place } from "../../place";
import { Sign } from "../art/signs";
import type { TeotihuacanBox } from "../components";
import type { Box } from "../geometry";
import { GRID, placeCell } from "../geometry";
import { Ground } from "../land/ground";
import { own } from "../messages";
import { boardWords, fitted } from "../ring/frame";
import { APART, inRows, ownWords, Workers, workersOn } from "../ring/workers";
import type { BoardView, TeotihuacanView } from "../view";
import { LOCKED, LockedDie, lockedOn } from "./locked-workers";
import type { PhonePart } from "./parts";

const GAP = 4;
/** The height of a board's head, which is large enough for a finger. */
const HEAD = 45;
/** The height of the visible part of the head. */
const PLAQUE = 40;
const SMALL_LETTER = 6.6;
const LARGEST = 36;
/** The smallest size at which dice are readable. Dice that do not fit at this size overlap. */
const SMALLEST = 20;
/** The column and the row of each of the eight boards, clockwise from the top. */
const RING: [number, number][] = [
  [1, 0],
  [2, 0],
  [2, 1],
  [2, 2],
  [1, 2],
  [0, 2],
  [0, 1],
  [0, 0],
];

interface Props {
  view: TeotihuacanView;
  at: Box;
  open: (part: PhonePart) => void;
}

/**
 * Eight boards with their costs and dice around a small pyramid. A press on a board that is not a possible
 * answer opens it.
 */
export function SmallRing({ view, at, open }: Props) {
  const width = (at.width - 2 * GAP) / 3;
  const height = (at.height - 2 * GAP) / 3;
  const cell = (column: number, row: number): Box => ({
    x: at.x + column * (width + GAP),
    y: at.y + row * (height + GAP),
    width,
    height,
  });
  const boards = view.boards.map((board, i) => ({ board, at: cell(...(RING[i] ?? [0, 0])) }));
  return (
    <g class="ring small">
      {boards.map(({ board, at }) => (
        <SmallBoard key={board.id} view={view} board={board} at={at} open={open} />
      ))}
      {/* heads are drawn over all boards, because each board's ground extends into the head below */}
      {boards.map(({ board, at }) => (
        <BoardHead key={board.id} view={view} board={board} at={at} open={open} />
      ))}
      <SmallPyramid view={view} at={cell(1, 1)} open={open} />
    </g>
  );
}

interface SmallBoardProps {
  view: TeotihuacanView;
  board: BoardView;
  at: Box;
  open: Props["open"];
}

/** The moves that a press on a small board can play. */
function smallBoardWords(table: Table, view: TeotihuacanView, board: BoardView): string[] {
  const freed = freeWords(table, view, board);
  return [
    ...ownWords(view, board.id, table.viewer),
    ...freed,
    ...(freed.length > 0 ? ["unlock"] : []),
    ...boardWords(board),
  ];
}

function freeWords(table: Table, view: TeotihuacanView, board: BoardView): string[] {
  return lockedOn(view, board.id)
    .filter(({ seat }) => seat === table.viewer)
    .map(({ space }) => `free ${space}`);
}

function SmallBoard({ view, board, at, open }: SmallBoardProps) {
  const table = useTable();
  const locked = lockedOn(view, board.id);
  const freed = freeWords(table, view, board);
  const words = smallBoardWords(table, view, board);
  const offered = words.some((word) => table.offers.has(word));
  const dice = workersOn(view, board.id);
  const room = { width: at.width - 12, height: at.height - PLAQUE - 7 };
  const size = dieSize(dice.length + locked.length, room.width, room.height);
  const columns = dieColumns(dice.length + locked.length, room.width, room.height, size);
  const label = boardLabel(table, view, board);
  return (
    <g class={`action-board board-${board.id}`} transform={`translate(${at.x} ${at.y})`}>
      <g onClickCapture={(event) => openInstead(event, offered, () => open(board.id))}>
        <Place words={words} label={label} about={board.id} class="board-place">
          <Ground board={board.id} width={at.width} height={at.height} />
        </Place>
      </g>
      <g class="small-dice">
        {locked.map(({ space, seat, power }, i) => {
          const { x, y } = inRows(i, room.width, size, columns);
          const asked = seat === table.viewer && freed.some((word) => table.offers.has(word));
          return (
            <g
              key={space}
              class={asked ? "asked-die" : undefined}
              transform={`translate(${6 + size / 2 + x} ${PLAQUE + 4 + size / 2 + y}) scale(${size / LOCKED})`}
            >
              <LockedDie seat={seat} power={power} />
            </g>
          );
        })}
        <Workers
          view={view}
          board={board.id}
          x={6}
          y={PLAQUE + 4}
          width={room.width}
          size={size}
          within={[]}
          from={locked.length}
          columns={columns}
        />
      </g>
    </g>
  );
}

/** The label of a board: its name, and the workers on it with their powers. */
export function boardLabel(table: Table, view: TeotihuacanView, board: BoardView): string {
  return [
    table.thing(board.id),
    ...workersOn(view, board.id).map(
      ({ of, power }) => `${typeof of === "number" ? (table.names[of] ?? "") : table.thing(of)} ${power}`,
    ),
    ...lockedOn(view, board.id).map(({ space, seat, power }) =>
      own("niche-held", { space: table.thing(space), name: table.names[seat] ?? "", power }),
    ),
  ].join(", ");
}

/**
 * A board's sign, name and costs. A press enlarges the board, unless that would leave too little room for the
 * answer.
 */
function BoardHead({ view, board, at, open: openPart }: SmallBoardProps) {
  const table = useTable();
  const { width } = at;
  const offered = smallBoardWords(table, view, board).some((word) => table.offers.has(word));
  const open = offered && at.height < 2 * HEAD ? null : () => openPart(board.id);
  const costs = [
    ...(board.pay === null ? [] : [own("main-cost", { n: board.pay })]),
    own("collect", { n: board.collect }),
  ].join(", ");
  const name = table.thing(board.id);
  return (
    <g
      class={`board-head board-${board.id}${open ? "" : " passive"}`}
      transform={`translate(${at.x} ${at.y})`}
      {...(open ? { onClick: open, onKeyDown: (event) => event.key === "Enter" && open() } : {})}
    >
      <g aria-hidden="true">
        <rect class="board-plaque" x={3} y={3} width={width - 6} height={PLAQUE - 3} rx={8} />
        <Sign name={board.id} size={26} x={18} y={PLAQUE / 2 + 2} />
        <text class="small-name" x={35} y={17} {...fitted(name, width - 40, SMALL_LETTER)}>
          {name}
        </text>
        <text class="small-costs" x={width - 26} y={35}>
          {board.pay !== null && <tspan class="cost">−{board.pay} </tspan>}
          <tspan class="gain">+{board.collect}</tspan>
        </text>
        <Sign name="cocoa" size={17} x={width - 14} y={30} />
      </g>
      {open && (
        <rect
          class="head-target"
          width={width}
          height={HEAD}
          rx={10}
          role="button"
          tabindex={0}
          aria-label={own("open-board", { name, costs })}
        />
      )}
    </g>
  );
}

/** The largest size at which all dice fit on a board in rows. */
export function dieSize(dice: number, width: number, height: number, smallest = SMALLEST): number {
  for (let size = LARGEST; size > smallest; size--) {
    const columns = Math.floor((width + APART) / (size + APART));
    const rows = Math.ceil(dice / columns);
    if (rows * (size + APART) - APART <= height) return size;
  }
  return smallest;
}

/**
 * The number of dice per row. If there is no room for more rows, this number can be larger than what fits
 * side by side; the dice then overlap.
 */
export function dieColumns(dice: number, width: number, height: number, size: number): number {
  const beside = Math.max(1, Math.floor((width + APART) / (size + APART)));
  const rows = Math.max(1, Math.floor((height + APART) / (size + APART)));
  return Math.max(beside, Math.ceil(dice / rows));
}

/** Opens the board, and not its card, if a press does not answer the question. */
function openInstead(event: Event, offered: boolean, open: () => void): void {
  if (offered) return;
  event.stopPropagation();
  open();
}

function SmallPyramid({ view, at, open }: { view: TeotihuacanView; at: Box; open: Props["open"] }) {
  const box = useTable().box as TeotihuacanBox;
  const cell = (Math.min(at.width, at.height) - 10) / GRID;
  const left = (at.width - GRID * cell) / 2;
  const top = (at.height - GRID * cell) / 2;
  const stones = [...view.stones].sort((a, b) => a.level - b.level);
  return (
    <g
      class="small-pyramid"
      transform={`translate(${at.x} ${at.y})`}
      role="button"
      tabindex={0}
      aria-label={own("part-pyramid")}
      onClick={() => open("pyramid")}
      onKeyDown={(event) => event.key === "Enter" && open("pyramid")}
    >
      <rect class="pyramid-yard" width={at.width} height={at.height} rx={10} />
      <g transform={`translate(${left} ${top})`}>
        <rect class="plinth" width={GRID * cell} height={GRID * cell} rx={3} />
        {stones.map((stone) => {
          const where = placeCell(box, stone.place);
          return where ? (
            <g key={stone.place} class={`level-${where.level}`}>
              <rect
                class="stone-ground"
                x={where.x * cell + 0.5}
                y={where.y * cell + 0.5 - (where.level - 1) * 2}
                width={2 * cell - 1}
                height={2 * cell - 1}
                rx={3}
              />
            </g>
          ) : null;
        })}
      </g>
    </g>
  );
}
