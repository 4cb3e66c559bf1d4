import type { ComponentChildren } from "preact";
import { useTable } from "../../board";
import { Place } from "../../place";
import { Die } from "../art/die";
import { Sign } from "../art/signs";
import { byId, type TeotihuacanBox } from "../components";
import type { Box } from "../geometry";
import { Ground } from "../land/ground";
import { own } from "../messages";
import { Part } from "../part";
import type { BoardView, Crew, TeotihuacanView } from "../view";
import { isStacked } from "./stacked";
import { Workers } from "./workers";

export const HEAD = 29;
/** The approximate width of a letter in a title. */
const LETTER = 7.3;
/** If a board is higher than this, its content is larger. */
const TALL = 240;

export function isTall(at: Box): boolean {
  return at.height > TALL;
}

interface Props {
  view: TeotihuacanView;
  board: BoardView;
  at: Box;
  children: ComponentChildren;
}

/** The properties that are passed to the content of a board. */
export interface ContentProps {
  view: TeotihuacanView;
  board: BoardView;
  width: number;
  tall: boolean;
}

export function boardWords(board: BoardView): string[] {
  return [`go ${board.id}`, `without ${board.id}`];
}

/** The moves for a board's main action and its first choice, before or after the worker has moved there. */
export function mainChains(board: BoardView, choice?: string): string[][] {
  const go = `go ${board.id}`;
  return choice === undefined
    ? [[go, "main"]]
    : [
        [go, "main", choice],
        ["main", choice],
      ];
}

/** Whether the moving worker has arrived at this board and an action is being chosen. */
export function isHere(view: TeotihuacanView, board: BoardView, kind: string | undefined): boolean {
  return kind === "ChooseAction" && view.active?.board === board.id;
}

/** Condenses a name that is too long for the available width. */
export function fitted(
  name: string,
  room: number,
  letter: number,
): { textLength?: number; lengthAdjust?: "spacingAndGlyphs" } {
  return name.length * letter > room ? { textLength: room, lengthAdjust: "spacingAndGlyphs" } : {};
}

/**
 * The workers that would act on this board if the chosen worker moved there. Null if that worker can neither
 * reach it nor has reached it.
 */
export function useCrew(view: TeotihuacanView, board: BoardView): Crew | null {
  const { question, offers } = useTable();
  return offers.has(`go ${board.id}`) || isHere(view, board, question?.kind) ? board.crew : null;
}

/**
 * Draws one of the eight boards with its number, its name, the cocoa to pay and to collect there, its content
 * and its workers.
 */
export function BoardFrame({ view, board, at, children }: Props) {
  const table = useTable();
  const box = table.box as TeotihuacanBox;
  const words = boardWords(board);
  const here = isHere(view, board, table.question?.kind);
  const leaves = table.offers.has(`without ${board.id}`);
  const several = table.question?.kind === "ChooseWorker" && board.reached_by.length > 1;
  const number = byId(box.action_boards, board.id)?.number ?? 0;
  const tall = isTall(at);
  const title = `${number} ${table.thing(board.id)}`;
  const beside = tall ? 10 : board.pay === null ? 60 : board.id === "build" ? 158 : 108;
  const pills = tall ? HEAD + 3 : 3;
  const plaque = Math.min(title.length * LETTER + 40, at.width - beside);
  return (
    <g
      class={`action-board board-${board.id}${here ? " here" : ""}`}
      transform={`translate(${at.x} ${at.y})`}
    >
      <Place
        words={words}
        label={table.thing(board.id)}
        about={board.id}
        class={`board-place${leaves ? " stays-empty" : ""}${several ? " several" : ""}`}
        {...(several ? { near: () => board.reached_by } : {})}
      >
        <Ground board={board.id} width={at.width} height={at.height} />
        <rect class="board-plaque" x={5} y={2} width={plaque} height={25} rx={8} />
        <Sign name={board.id} size={22} x={18} y={14.5} />
        <text class="board-title" x={32} y={20} {...fitted(title, plaque - 34, LETTER)}>
          <tspan class="board-number">{number}</tspan> {table.thing(board.id)}
        </text>
      </Place>
      <g transform={`translate(0 ${HEAD + (tall ? 32 : 2)})`}>{children}</g>
      {/* drawn after the content; otherwise, a worship space's press target would cover the cost */}
      {board.pay !== null && (
        <Part
          words={here ? ["main"] : []}
          within={words}
          chains={[[`go ${board.id}`, "main"]]}
          label={own("main-cost", { n: board.pay })}
          about={`board ${board.id}`}
          class="pill pay"
          transform={`translate(${at.width - 101} ${pills})`}
        >
          <rect class="edge pill-ground" width={46} height={23} rx={11} />
          <text class="pill-number" x={15} y={17}>
            −{board.pay}
          </text>
          <Sign name="cocoa" size={17} x={33} y={11.5} />
        </Part>
      )}
      <Part
        words={here ? ["collect"] : []}
        within={words}
        chains={[[`go ${board.id}`, "collect"]]}
        label={own("collect", { n: board.collect })}
        about="cocoa"
        class="pill gain"
        transform={`translate(${at.width - 53} ${pills})`}
      >
        <rect class="edge pill-ground" width={46} height={23} rx={11} />
        <text class="pill-number" x={15} y={17}>
          +{board.collect}
        </text>
        <Sign name="cocoa" size={17} x={33} y={11.5} />
      </Part>
      <Workers
        view={view}
        board={board.id}
        x={11}
        y={at.height - (tall ? 47 : 38)}
        width={at.width - (board.id === "build" && !isStacked(at.width) ? 130 : 22)}
        size={tall ? 36 : 31}
        within={words}
      />
      {leaves && (
        <g
          class="no-worker"
          transform={`translate(${at.width / 2} ${at.height / 2 + 12})`}
          aria-hidden="true"
        >
          <circle r={27} />
          <Die of={table.viewer} power={1} size={30} />
          <path d="M-18-18 18 18M18-18-18 18" />
        </g>
      )}
    </g>
  );
}
