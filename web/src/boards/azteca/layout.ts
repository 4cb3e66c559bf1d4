/** Where the panels lie. One unit is about a pixel on a screen of 1440 by 900. */
import type { Box } from "./geometry";
import { MAP_HEIGHT, MAP_WIDTH } from "./map/shapes";

export interface Layout {
  width: number;
  height: number;
  phases: Box;
  tray: Box;
  display: Box;
  hand: Box;
  map: Box;
  /** How much of the map's box is above the map, in its own units. */
  sky: number;
  gods: Box;
}

const GAP = 6;
const WIDTH = 1080;
const LEFT = 230;
const GODS = 194;
const PHASES = 64;
const DISPLAY = 150;
const HAND = 112;

/** For a pane with these proportions: where the map cannot be as wide as its column, the left one is wider. */
export function wideLayout(aspect: number): Layout {
  const height = Math.max(620, Math.min(780, WIDTH / aspect));
  const inner = height - 2 * GAP;
  const mapWidth = Math.min(WIDTH - LEFT - GODS - 4 * GAP, (inner * MAP_WIDTH) / MAP_HEIGHT);
  const left = WIDTH - mapWidth - GODS - 4 * GAP;
  const trayTop = GAP + PHASES + GAP;
  const tray = inner - PHASES - DISPLAY - HAND - 3 * GAP;
  return {
    width: WIDTH,
    height,
    phases: { x: GAP, y: GAP, width: left, height: PHASES },
    tray: { x: GAP, y: trayTop, width: left, height: tray },
    display: { x: GAP, y: trayTop + tray + GAP, width: left, height: DISPLAY },
    hand: { x: GAP, y: height - GAP - HAND, width: left, height: HAND },
    map: { x: 2 * GAP + left, y: GAP, width: mapWidth, height: inner },
    sky: Math.max(0, (inner * MAP_WIDTH) / mapWidth - MAP_HEIGHT),
    gods: { x: WIDTH - GAP - GODS, y: GAP, width: GODS, height: inner },
  };
}
