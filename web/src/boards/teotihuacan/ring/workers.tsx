import { useTable } from "../../board";
import { Die, type DieColour } from "../art/die";
import { own } from "../messages";
import { Part } from "../part";
import type { BoardId, TeotihuacanView } from "../view";

interface Worker {
  of: DieColour;
  power: number;
  /** True if the worker is on this board only after the previewed choice. */
  ghost?: boolean;
}

/** Unlocked workers on a board: the players' workers in seat order, then neutral workers. */
export function workersOn(view: TeotihuacanView, board: BoardId): Worker[] {
  const players = view.seats.flatMap((seat, i) =>
    (seat.workers[board] ?? []).map((power): Worker => ({ of: i, power })),
  );
  const neutral = Object.entries(view.neutrals).flatMap(([colour, boards]) =>
    boards
      .filter((one) => one === board)
      .map((): Worker => ({ of: colour as DieColour, power: view.neutral_power })),
  );
  return [...players, ...neutral];
}

/** The workers that are on the board in the preview but not now. */
export function arriving(now: Worker[], then: Worker[]): Worker[] {
  const left = [...now];
  return then.filter(({ of, power }) => {
    const same = left.findIndex((one) => one.of === of && one.power === power);
    if (same >= 0) left.splice(same, 1);
    return same < 0;
  });
}

/** The moves that a click on one of the player's workers can play. */
function wordsOf(view: TeotihuacanView, board: BoardId, power: number): string[] {
  const here = view.active?.board === board;
  return [
    `worker ${board} ${power}`,
    `raise ${board} ${power}`,
    ...(here ? [`twin ${power}`, `leave ${power}`] : []),
  ];
}

/** All moves that a click on any of the seat's workers on this board can play. */
export function ownWords(view: TeotihuacanView, board: BoardId, seat: number): string[] {
  const powers = view.seats[seat]?.workers[board] ?? [];
  return [...new Set(powers)].flatMap((power) => wordsOf(view, board, power));
}

interface Props {
  view: TeotihuacanView;
  board: BoardId;
  x: number;
  y: number;
  width: number;
  size?: number;
  within: string[];
  /**
   * The number of workers per row if they are drawn in rows without overlapping. Clicks on such workers count
   * as clicks on the board.
   */
  columns?: number;
  /** The number of places in the rows that are already taken when the first worker is drawn. */
  from?: number;
}

/** The gap between dice in rows. */
export const APART = 2;
/** The smallest size to which dice in a row shrink. If they still do not fit, they overlap. */
const SMALLEST = 25;

/** The position of the n-th die in rows, relative to the centre of the first die. */
export function inRows(
  n: number,
  width: number,
  size: number,
  columns = Math.max(1, Math.floor((width + APART) / (size + APART))),
): { x: number; y: number } {
  const step = columns > 1 ? Math.min(size + APART, (width - size) / (columns - 1)) : 0;
  return { x: (n % columns) * step, y: Math.floor(n / columns) * (size + APART) };
}

/** Draws dice in a row, closer together if there are many. */
export function Workers({ view, board, x, y, width, size: wanted = 30, within, columns, from = 0 }: Props) {
  const table = useTable();
  const now = workersOn(view, board);
  const tried = table.preview ? workersOn(table.preview.view as TeotihuacanView, board) : now;
  const dice: Worker[] = [...now, ...arriving(now, tried).map((one) => ({ ...one, ghost: true }))];
  const wrap = columns !== undefined;
  const size = wrap ? wanted : Math.min(wanted, Math.max(SMALLEST, (width + 3) / dice.length - 3));
  const step = Math.min(size + 5, dice.length > 1 ? (width - size) / (dice.length - 1) : size);
  let marked = false;
  return (
    <g class="workers" transform={`translate(${x + size / 2} ${y + wanted / 2})`}>
      {dice.map(({ of, power, ghost }, i) => {
        const place = wrap ? inRows(from + i, width, size, columns) : { x: i * step, y: 0 };
        const at = `translate(${place.x} ${place.y})`;
        if (ghost)
          return (
            <g key={i} class="ghost" transform={at}>
              <Die of={of} power={power} size={size} />
            </g>
          );
        const mine = of === table.viewer;
        const active =
          !marked && view.active?.seat === of && view.active.board === board && view.active.power === power;
        if (active) marked = true;
        const mark = active && <path class="active-mark" d={`M-5 ${-size / 2 - 8}H5L0 ${-size / 2 - 2}Z`} />;
        if (wrap) {
          const asked = mine && wordsOf(view, board, power).some((word) => table.offers.has(word));
          return (
            <g key={i} class={asked ? "worker-die asked-die" : "worker-die"} transform={at}>
              <Die of={of} power={power} size={size} />
              {mark}
            </g>
          );
        }
        const name = typeof of === "number" ? (table.names[of] ?? "") : table.thing(of);
        return (
          <Part
            key={i}
            words={mine ? wordsOf(view, board, power) : []}
            within={within}
            label={own("worker", { name, power, board: table.thing(board) })}
            about={typeof of === "number" ? board : of}
            class={active ? "worker-die active" : "worker-die"}
            transform={at}
          >
            <Die of={of} power={power} size={size} />
            {mark}
          </Part>
        );
      })}
    </g>
  );
}
