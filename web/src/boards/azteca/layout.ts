/** The positions of the panels. One unit is about a pixel on a screen of 1440 by 900. */
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
  /** The height of the free space above the map within its box, in units of the map. */
  sky: number;
  gods: Box;
  /** True if the gods are drawn in two rows above the map and the map shows no names. */
  narrow: boolean;
}

const GAP = 6;
const WIDTH = 1080;
const LEFT = 230;
const GODS = 194;
const PHASES = 64;
const DISPLAY = 150;
const HAND = 112;
/** The total height of the gods when they are drawn in two rows. */
const ROWS = 98;
/** If the pane is fewer pixels wide than this, there is no column for the gods. */
const NARROW = 860;

/**
 * The layout for a pane with these proportions. If the map cannot fill its column, the left column is wider.
 */
export function wideLayout(aspect: number, pixels = WIDTH): Layout {
  return pixels < NARROW ? narrowLayout(aspect, pixels) : columns(aspect);
}

/**
 * Where a judgement is shown, in fractions of the board: over the tray and the display, or over the pyramid
 * while the viewer is asked and therefore needs them.
 */
export function judgementPlace(layout: Layout, isAsked: boolean): Box {
  const { width, height, tray, display, gods } = layout;
  const over = isAsked
    ? { ...gods, height: gods.height * (layout.narrow ? 1 : 0.53) }
    : { ...tray, height: display.y + display.height - tray.y };
  return { x: over.x / width, y: over.y / height, width: over.width / width, height: over.height / height };
}

/** The layout of a narrow pane, in pixels, so that text keeps its size. */
function narrowLayout(aspect: number, width: number): Layout {
  const height = Math.max(560, width / aspect);
  const inner = height - 2 * GAP;
  const mapWidth = Math.min(width - LEFT - 3 * GAP, ((inner - ROWS - GAP) * MAP_WIDTH) / MAP_HEIGHT);
  const left = width - mapWidth - 3 * GAP;
  const mapHeight = inner - ROWS - GAP;
  return {
    ...stack(left, inner),
    width,
    height,
    gods: { x: 2 * GAP + left, y: GAP, width: mapWidth, height: ROWS },
    map: { x: 2 * GAP + left, y: 2 * GAP + ROWS, width: mapWidth, height: mapHeight },
    sky: Math.max(0, (mapHeight * MAP_WIDTH) / mapWidth - MAP_HEIGHT),
    narrow: true,
  };
}

/** The panels of the left column, from top to bottom. */
function stack(width: number, inner: number): Pick<Layout, "phases" | "tray" | "display" | "hand"> {
  const trayTop = GAP + PHASES + GAP;
  const tray = inner - PHASES - DISPLAY - HAND - 3 * GAP;
  return {
    phases: { x: GAP, y: GAP, width, height: PHASES },
    tray: { x: GAP, y: trayTop, width, height: tray },
    display: { x: GAP, y: trayTop + tray + GAP, width, height: DISPLAY },
    hand: { x: GAP, y: GAP + inner - HAND, width, height: HAND },
  };
}

function columns(aspect: number): Layout {
  const height = Math.max(620, Math.min(780, WIDTH / aspect));
  const inner = height - 2 * GAP;
  const mapWidth = Math.min(WIDTH - LEFT - GODS - 4 * GAP, (inner * MAP_WIDTH) / MAP_HEIGHT);
  const left = WIDTH - mapWidth - GODS - 4 * GAP;
  return {
    ...stack(left, inner),
    width: WIDTH,
    height,
    map: { x: 2 * GAP + left, y: GAP, width: mapWidth, height: inner },
    sky: Math.max(0, (inner * MAP_WIDTH) / mapWidth - MAP_HEIGHT),
    gods: { x: WIDTH - GAP - GODS, y: GAP, width: GODS, height: inner },
    narrow: false,
  };
}
