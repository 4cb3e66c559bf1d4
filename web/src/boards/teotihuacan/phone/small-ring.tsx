import { useTable } from "../../board";
import { Place } from "../../place";
import { Die } from "../art/die";
import { Sign } from "../art/signs";
import type { Box } from "../geometry";
import { placeCell } from "../geometry";
import { own } from "../messages";
import { boardWords, fitted } from "../ring/frame";
import { ownWords, Workers, workersOn } from "../ring/workers";
import { type BoardView, SPACES, type TeotihuacanView } from "../view";
import type { PhonePart } from "./parts";

const GAP = 4;
/** The head of a board is as high as a finger is broad. */
const HEAD = 46;
const SMALL_LETTER = 6.6;
const LARGEST = 36;
const SMALLEST = 15;
/** Column and row of the eight boards, clockwise from the top. */
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

/** Eight boards with their costs and dice around a small pyramid; a press on one that answers nothing opens it. */
export function SmallRing({ view, at, open }: Props) {
  const width = (at.width - 2 * GAP) / 3;
  const height = (at.height - 2 * GAP) / 3;
  const cell = (column: number, row: number): Box => ({
    x: at.x + column * (width + GAP),
    y: at.y + row * (height + GAP),
    width,
    height,
  });
  return (
    <g class="ring small">
      {view.boards.map((board, i) => {
        const [column, row] = RING[i] ?? [0, 0];
        return <SmallBoard key={board.id} view={view} board={board} at={cell(column, row)} open={open} />;
      })}
      <SmallPyramid view={view} at={cell(1, 1)} open={open} />
    </g>
  );
}

function SmallBoard({
  view,
  board,
  at,
  open,
}: {
  view: TeotihuacanView;
  board: BoardView;
  at: Box;
  open: Props["open"];
}) {
  const table = useTable();
  const spaces = SPACES.filter((space) => space.replace(/\d$/, "") === board.id);
  const locked = spaces.flatMap((space) =>
    view.seats.flatMap((seat, i) =>
      seat.locked[space] === undefined ? [] : [{ space, seat: i, power: seat.locked[space] }],
    ),
  );
  const freed = locked.filter(({ seat }) => seat === table.viewer).map(({ space }) => `free ${space}`);
  const words = [
    ...ownWords(view, board.id, table.viewer),
    ...freed,
    ...(freed.length > 0 ? ["unlock"] : []),
    ...boardWords(board),
  ];
  const offered = words.some((word) => table.offers.has(word));
  const dice = workersOn(view, board.id);
  const size = dieSize(dice.length, locked.length, at.width - 10, at.height - HEAD - 8);
  const label = [
    table.thing(board.id),
    ...dice.map(
      ({ of, power }) => `${typeof of === "number" ? (table.names[of] ?? "") : table.thing(of)} ${power}`,
    ),
    ...locked.map(({ space, seat, power }) =>
      own("niche-held", { space: table.thing(space), name: table.names[seat] ?? "", power }),
    ),
  ].join(", ");
  return (
    <g class="action-board" transform={`translate(${at.x} ${at.y})`}>
      <g onClickCapture={(event) => openInstead(event, offered, () => open(board.id))}>
        <Place words={words} label={label} about={board.id} class="board-place">
          <rect class="edge board-sheet" width={at.width} height={at.height} rx={10} />
        </Place>
      </g>
      <g class="small-dice">
        <Workers
          view={view}
          board={board.id}
          x={5}
          y={HEAD + 4}
          width={at.width - 10}
          size={size}
          within={[]}
          wrap
        />
        {locked.map(({ space, seat, power }, i) => (
          <g
            key={space}
            class={
              freed.some((word) => table.offers.has(word)) && seat === table.viewer ? "asked-die" : undefined
            }
            transform={`translate(${at.width - 5 - (i + 0.5) * (size + 8)} ${at.height - 5 - (size + 8) / 2}) scale(${(size + 6) / 32})`}
          >
            <path class="edge niche-door" d="M-16 16V-9L-11-15H11L16-9V16Z" />
            <Die of={seat} power={power} size={23} />
            <path class="lock" d="M-5 17V12H5V17ZM-3 12V10A3 3 0 0 1 3 10V12" />
          </g>
        ))}
      </g>
      <BoardHead board={board} width={at.width} open={() => open(board.id)} />
    </g>
  );
}

/** Sign, name and costs of a board; a press shows it large. */
function BoardHead({ board, width, open }: { board: BoardView; width: number; open: () => void }) {
  const table = useTable();
  const costs = [
    ...(board.pay === null ? [] : [own("main-cost", { n: board.pay })]),
    own("collect", { n: board.collect }),
  ].join(", ");
  const name = table.thing(board.id);
  return (
    <g
      class="board-head"
      role="button"
      tabindex={0}
      aria-label={own("open-board", { name, costs })}
      onClick={open}
      onKeyDown={(event) => event.key === "Enter" && open()}
    >
      <rect class="head-target" width={width} height={HEAD} rx={10} />
      <path
        class="board-band"
        d={`M1 ${HEAD}V11Q1 1 11 1H${width - 11}Q${width - 1} 1 ${width - 1} 11V${HEAD}Z`}
      />
      <Sign name={board.id} size={26} x={18} y={HEAD / 2} />
      <text class="small-name" x={35} y={18} {...fitted(name, width - 40, SMALL_LETTER)}>
        {name}
      </text>
      <text class="small-costs" x={width - 26} y={38}>
        {board.pay !== null && <tspan class="cost">−{board.pay} </tspan>}
        <tspan class="gain">+{board.collect}</tspan>
      </text>
      <Sign name="cocoa" size={17} x={width - 14} y={33} />
    </g>
  );
}

/** The largest dice with which all that stand on a board fit into it; locked ones have a row of their own. */
export function dieSize(free: number, locked: number, width: number, height: number): number {
  for (let size = LARGEST; size > SMALLEST; size--) {
    const columns = Math.floor((width + 4) / (size + 4));
    const rows = Math.ceil(free / columns);
    if (rows * (size + 3) + (locked > 0 ? size + 8 : 0) <= height) return size;
  }
  return SMALLEST;
}

/** A press that answers nothing opens the board instead of its card. */
function openInstead(event: Event, offered: boolean, open: () => void): void {
  if (offered) return;
  event.stopPropagation();
  open();
}

function SmallPyramid({ view, at, open }: { view: TeotihuacanView; at: Box; open: Props["open"] }) {
  const cell = (Math.min(at.width, at.height) - 10) / 8;
  const left = (at.width - 8 * cell) / 2;
  const top = (at.height - 8 * cell) / 2;
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
        <rect class="plinth" width={8 * cell} height={8 * cell} rx={3} />
        {stones.map((stone) => {
          const where = placeCell(stone.place);
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
