/** Computes the positions of the panels. One unit is about a pixel on a screen of 1440 by 900. */
import type { Box } from "./geometry";
import {
  ACTIONS_WIDTH,
  BOARD_HEIGHT,
  FAVOR_HEIGHT,
  MARKET_WIDTH,
  ROUNDS_HEIGHT,
  THREATS_HEIGHT,
} from "./measures";

export interface Layout {
  width: number;
  height: number;
  rounds: Box;
  actions: Box;
  favor: Box;
  /** Where the creatures that may still attack the city are drawn. */
  threats: Box;
  map: Box;
  market: Box;
  /** Where a player's board is drawn; null if it is folded and opens over the other panels. */
  board: Box | null;
}

const GAP = 6;
const WIDTH = 1080;
const FAVOR_MOST = 150;
/** Above this aspect ratio a player's board is folded. */
const FLAT = 1.53;

export function isFolded(aspect: number): boolean {
  return aspect > FLAT;
}

/** The layout for a pane with this aspect ratio; `actions` is the height of the action board. */
export function wideLayout(aspect: number, actions: number): Layout {
  const folded = isFolded(aspect);
  const below = folded ? 0 : BOARD_HEIGHT + GAP;
  const most = Math.max(600, Math.min(790, WIDTH / aspect));
  const height = folded ? Math.max(600, Math.min(700, WIDTH / aspect)) : most;
  const top = GAP + ROUNDS_HEIGHT + GAP;
  const room = height - top - below - GAP;
  const inner = WIDTH - 2 * GAP;
  const foot = top + room;
  const width = ACTIONS_WIDTH;
  const left = room - actions - THREATS_HEIGHT - 5 * GAP;
  const favor = Math.max(FAVOR_HEIGHT, Math.min(FAVOR_MOST, left));
  return {
    width: WIDTH,
    height,
    rounds: { x: GAP, y: GAP, width: inner, height: ROUNDS_HEIGHT },
    actions: { x: GAP, y: top, width, height: actions },
    favor: { x: GAP, y: foot - THREATS_HEIGHT - 2 * GAP - favor, width, height: favor },
    threats: { x: GAP, y: foot - THREATS_HEIGHT, width, height: THREATS_HEIGHT },
    map: { x: GAP + width + GAP, y: top, width: inner - width - MARKET_WIDTH - 2 * GAP, height: room },
    market: { x: WIDTH - GAP - MARKET_WIDTH, y: top, width: MARKET_WIDTH, height: room },
    board: folded ? null : { x: GAP, y: height - GAP - BOARD_HEIGHT, width: inner, height: BOARD_HEIGHT },
  };
}
