import { useTable } from "../../board";
import { Place } from "../../place";
import { Die } from "../art/die";
import { Sign } from "../art/signs";
import type { Box } from "../geometry";
import { placeCell } from "../geometry";
import { own } from "../messages";
import { Part } from "../part";
import { boardWords } from "../ring/frame";
import { Workers } from "../ring/workers";
import { type BoardView, SPACES, type TeotihuacanView } from "../view";
import type { PhonePart } from "./parts";

const GAP = 4;
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
  const words = boardWords(board);
  const offered = words.some((word) => table.offers.has(word));
  const spaces = SPACES.filter((space) => space.replace(/\d$/, "") === board.id);
  const locked = spaces.flatMap((space) =>
    view.seats.flatMap((seat, i) =>
      seat.locked[space] === undefined ? [] : [{ space, seat: i, power: seat.locked[space] }],
    ),
  );
  const costs = [
    ...(board.id === "palace" ? [] : [own("main-cost", { n: board.pay })]),
    own("collect", { n: board.collect }),
  ].join(", ");
  return (
    <g class="action-board" transform={`translate(${at.x} ${at.y})`}>
      <g onClickCapture={(event) => openInstead(event, offered, () => open(board.id))}>
        <Place
          words={words}
          label={`${table.thing(board.id)}: ${costs}`}
          about={board.id}
          class="board-place"
        >
          <rect class="edge board-sheet" width={at.width} height={at.height} rx={10} />
          <path
            class="board-band"
            d={`M1 27V11Q1 1 11 1H${at.width - 11}Q${at.width - 1} 1 ${at.width - 1} 11V27Z`}
          />
          <Sign name={board.id} size={22} x={15} y={14} />
          <text class="small-costs" x={at.width - 23} y={19}>
            {board.id !== "palace" && <tspan class="cost">−{board.pay} </tspan>}
            <tspan class="gain">+{board.collect}</tspan>
          </text>
          <Sign name="cocoa" size={16} x={at.width - 12} y={14} />
        </Place>
      </g>
      <Workers
        view={view}
        board={board.id}
        x={6}
        y={32}
        width={at.width - 12}
        size={26}
        within={words}
        wrap
      />
      {locked.map(({ space, seat, power }, i) => (
        <Part
          key={space}
          words={seat === table.viewer ? [`free ${space}`, "unlock"] : []}
          within={words}
          label={own("niche-held", { space: table.thing(space), name: table.names[seat] ?? "", power })}
          about={board.id}
          class="niche"
          transform={`translate(${20 + i * 34} ${at.height - 19})`}
        >
          <path class="edge niche-door" d="M-16 16V-9L-11-15H11L16-9V16Z" />
          <Die of={seat} power={power} size={23} />
          <path class="lock" d="M-5 17V12H5V17ZM-3 12V10A3 3 0 0 1 3 10V12" />
        </Part>
      ))}
    </g>
  );
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
