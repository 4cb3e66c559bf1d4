/** Computes the positions of all parts. One unit is about a pixel on a screen of 1440 by 900. */
import type { Box } from "./geometry";

export interface Layout {
  width: number;
  height: number;
  calendar: Box;
  avenue: Box;
  temples: Box;
  track: Box;
  /** The pyramid with its plaza; the ring's corner boards overlap the plaza's corners. */
  pyramid: Box;
  /** The part of the plaza that no board of the ring covers. */
  centre: Box;
  /** Where the steps of a Teotibot's turn are shown: over the pyramid and the boards next to it. */
  procedure: Box;
  /** The eight boards, clockwise from the top. */
  ring: Box[];
}

const GAP = 6;
const HEIGHT = 758;
const TOP = 72;
const TEMPLES = 212;
const TRACK = 58;
const CORNER = { width: 258, height: 174 };
const PALACE = { width: 300, height: 160 };
const CONSTRUCTION = 146;
/** The minimum width of the pyramid. It is equal to the height between Palace and Construction. */
const PYRAMID = HEIGHT - 4 * GAP - TOP - GAP - PALACE.height - CONSTRUCTION;
const NARROWEST = 1080;
const WIDEST = 1260;

/** The space for a board, in pixels. */
export interface Room {
  width: number;
  height: number;
}

/** Below this scale, the smallest text is less than 12 pixels high. */
const SMALLEST_SCALE = 0.775;

/** Whether the pane is large enough to show the whole table with readable text. */
export function isLegible({ width, height }: Room): boolean {
  return Math.min(width / wideLayout(width / height).width, height / HEIGHT) >= SMALLEST_SCALE;
}

/** The layout for a pane with this aspect ratio. */
export function wideLayout(aspect: number): Layout {
  const width = Math.max(NARROWEST, Math.min(WIDEST, HEIGHT * aspect));
  const top = GAP + TOP + GAP;
  const height = HEIGHT - top - GAP;
  const calendar = (width - 3 * GAP) * 0.47;
  const left = GAP + TEMPLES + GAP;
  const right = width - GAP - TRACK - GAP;
  const room = right - left;
  const corner = Math.min(CORNER.width, (room - PALACE.width) / 2 - GAP);
  const side = Math.min(corner, (room - PYRAMID) / 2 - GAP);
  const centre = left + corner + GAP;
  const across = room - 2 * (corner + GAP);
  const bottom = top + height;
  const cornerAt = (x: number, y: number): Box => ({ x, y, width: corner, height: CORNER.height });
  const sideAt = (x: number): Box => ({
    x,
    y: top + CORNER.height + GAP,
    width: side,
    height: height - 2 * (CORNER.height + GAP),
  });
  const between = { y: top + PALACE.height + GAP, height: height - PALACE.height - CONSTRUCTION - 2 * GAP };
  return {
    width,
    height: HEIGHT,
    calendar: { x: GAP, y: GAP, width: calendar, height: TOP },
    avenue: { x: GAP + calendar + GAP, y: GAP, width: width - calendar - 3 * GAP, height: TOP },
    temples: { x: GAP, y: top, width: TEMPLES, height },
    track: { x: width - GAP - TRACK, y: top, width: TRACK, height },
    pyramid: { x: left + side + GAP, width: room - 2 * (side + GAP), ...between },
    centre: { x: centre, width: across, ...between },
    procedure: {
      x: left + corner * 0.4,
      y: top + CORNER.height * 0.55,
      width: room - corner * 0.8,
      height: height - CORNER.height,
    },
    ring: [
      { x: centre, y: top, width: across, height: PALACE.height },
      cornerAt(right - corner, top),
      sideAt(right - side),
      cornerAt(right - corner, bottom - CORNER.height),
      { x: centre, y: bottom - CONSTRUCTION, width: across, height: CONSTRUCTION },
      cornerAt(left, bottom - CORNER.height),
      sideAt(left),
      cornerAt(left, top),
    ],
  };
}
