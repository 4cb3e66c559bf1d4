/** Where the panels lie. One unit is about a pixel on a screen of 1440 by 900. */
import type { Box } from "./geometry";

export interface Layout {
  width: number;
  height: number;
  rounds: Box;
  actions: Box;
  favor: Box;
  map: Box;
  market: Box;
  /** The board of a player; nothing: it lies folded and opens over the others. */
  board: Box | null;
}

const GAP = 6;
const WIDTH = 1080;
const SIDE = 240;
const MARKET = 254;
const ROUNDS = 68;
const BOARD = 182;
/** The pane is wider than this: the board of a player is folded away. */
const FLAT = 1.53;

export function isFolded(aspect: number): boolean {
  return aspect > FLAT;
}

/** For a pane with these proportions; `actions` is the height of the action board. */
export function wideLayout(aspect: number, actions: number): Layout {
  const folded = isFolded(aspect);
  const below = folded ? 0 : BOARD + GAP;
  const most = Math.max(600, Math.min(790, WIDTH / aspect));
  const height = folded ? Math.max(600, Math.min(700, WIDTH / aspect)) : most;
  const top = GAP + ROUNDS + GAP;
  const room = height - top - below - GAP;
  const inner = WIDTH - 2 * GAP;
  return {
    width: WIDTH,
    height,
    rounds: { x: GAP, y: GAP, width: inner, height: ROUNDS },
    actions: { x: GAP, y: top, width: SIDE, height: actions },
    favor: { x: GAP, y: top + actions + GAP, width: SIDE, height: room - actions - GAP },
    map: { x: GAP + SIDE + GAP, y: top, width: inner - SIDE - MARKET - 2 * GAP, height: room },
    market: { x: WIDTH - GAP - MARKET, y: top, width: MARKET, height: room },
    board: folded ? null : { x: GAP, y: height - GAP - BOARD, width: inner, height: BOARD },
  };
}
