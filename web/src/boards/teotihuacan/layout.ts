/** Where everything lies. One unit is about a pixel on a screen of 1440 by 900. */
import type { Box } from "./geometry";

export interface Layout {
  width: number;
  height: number;
  calendar: Box;
  avenue: Box;
  temples: Box;
  track: Box;
  pyramid: Box;
  /** Over the pyramid and its neighbours: a turn of the Teotibot step by step. */
  procedure: Box;
  /** Eight boards, clockwise from the top. */
  ring: Box[];
}

const GAP = 6;
const HEIGHT = 758;
const TOP = 72;
const TEMPLES = 214;
const TRACK = 62;
const SIDE = 176;
const NARROWEST = 1080;
const WIDEST = 1260;

/** The room for a board, in pixels. */
export interface Room {
  width: number;
  height: number;
}

/** Drawn smaller than this, the smallest texts have fewer than 12 pixels. */
const SMALLEST_SCALE = 0.775;

/** Whether the whole table fits into a pane so that everything on it can be read. */
export function isLegible({ width, height }: Room): boolean {
  return Math.min(width / wideLayout(width / height).width, height / HEIGHT) >= SMALLEST_SCALE;
}

/** For a pane with these proportions. */
export function wideLayout(aspect: number): Layout {
  const width = Math.max(NARROWEST, Math.min(WIDEST, HEIGHT * aspect));
  const top = GAP + TOP + GAP;
  const height = HEIGHT - top - GAP;
  const calendar = (width - 3 * GAP) * 0.47;
  const left = GAP + TEMPLES + GAP;
  const right = width - GAP - TRACK;
  const room = right - GAP - left;
  const middle = height - 2 * (SIDE + GAP);
  const board = (room - 2 * GAP - Math.max(middle, room - 2 * GAP - 2 * 258)) / 2;
  const centre = room - 2 * (board + GAP);
  const columns = [left, left + board + GAP, left + board + GAP + centre + GAP];
  const rows = [top, top + SIDE + GAP, top + SIDE + GAP + middle + GAP];
  const at = (column: number, row: number): Box => ({
    x: columns[column] ?? 0,
    y: rows[row] ?? 0,
    width: column === 1 ? centre : board,
    height: row === 1 ? middle : SIDE,
  });
  return {
    width,
    height: HEIGHT,
    calendar: { x: GAP, y: GAP, width: calendar, height: TOP },
    avenue: { x: GAP + calendar + GAP, y: GAP, width: width - calendar - 3 * GAP, height: TOP },
    temples: { x: GAP, y: top, width: TEMPLES, height },
    track: { x: right, y: top, width: TRACK, height },
    pyramid: at(1, 1),
    procedure: {
      x: left + board * 0.4,
      y: top + SIDE * 0.55,
      width: room - board * 0.8,
      height: height - SIDE,
    },
    ring: [at(1, 0), at(2, 0), at(2, 1), at(2, 2), at(1, 2), at(0, 2), at(0, 1), at(0, 0)],
  };
}
