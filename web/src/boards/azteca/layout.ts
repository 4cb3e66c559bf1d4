/** Where the panels lie. One unit is about a pixel on a screen of 1440 by 900. */
import type { Box } from "./geometry";

export interface Layout {
  width: number;
  height: number;
  phases: Box;
  tray: Box;
  display: Box;
  hand: Box;
  map: Box;
  gods: Box;
}

const GAP = 6;
const WIDTH = 1080;
const LEFT = 230;
const GODS = 194;
const PHASES = 64;
const DISPLAY = 150;
const HAND = 112;

/** For a pane with these proportions. */
export function wideLayout(aspect: number): Layout {
  const height = Math.max(620, Math.min(780, WIDTH / aspect));
  const inner = height - 2 * GAP;
  const trayTop = GAP + PHASES + GAP;
  const tray = inner - PHASES - DISPLAY - HAND - 3 * GAP;
  return {
    width: WIDTH,
    height,
    phases: { x: GAP, y: GAP, width: LEFT, height: PHASES },
    tray: { x: GAP, y: trayTop, width: LEFT, height: tray },
    display: { x: GAP, y: trayTop + tray + GAP, width: LEFT, height: DISPLAY },
    hand: { x: GAP, y: height - GAP - HAND, width: LEFT, height: HAND },
    map: { x: 2 * GAP + LEFT, y: GAP, width: WIDTH - LEFT - GODS - 4 * GAP, height: inner },
    gods: { x: WIDTH - GAP - GODS, y: GAP, width: GODS, height: inner },
  };
}
