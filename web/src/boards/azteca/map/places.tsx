/** Computes where names, signs and pieces are drawn in the areas and lakes of the map. */
import { Marker, Tower } from "../art/pieces";
import { PlaceSign } from "../art/place-signs";
import { type Box, type Point, spread } from "../geometry";
import type { AreaView, AztecaView, LakeView } from "../view";
import type { Piece } from "./pieces";
import { piecesIn, piecesOn } from "./pieces";
import { ROOMS } from "./shapes";

/** The width of the space that each piece gets. */
export const PIECE = 29;
const SIGN = 25;
/** The size of pieces relative to the numbers when a small screen shows the whole valley. */
const FAR_PIECES = 0.84;

/** `flat` is the vertical scale of the map. */
export function roomOf(place: string, flat = 1): Box {
  const [x, y, width, height] = ROOMS[place] ?? [0, 0, 60, 60];
  return { x, y: y * flat, width, height: height * flat };
}

export interface MapScale {
  /** The factor by which text and signs are enlarged relative to the map to stay readable. */
  k: number;
  /** True on a small screen that shows the whole valley without names, with smaller pieces, and with numbers
   * above everything. */
  far: boolean;
  /** The vertical scale of the map. On a small screen, the map uses the full width and is compressed in
   * height. */
  flat: number;
}

/** The scale of a piece on the map. */
export const pieceScale = ({ k, far }: MapScale) => (far ? k * FAR_PIECES : k);

interface AreaLayout {
  /** The height at which the name is written (the baseline). */
  start: number;
  middle: number;
  signs: preact.JSX.Element[];
  signPlaces: Point[];
  pieces: Piece[];
  places: Point[];
  /** The plaza on which the pieces of a capital are drawn; null for other areas. */
  plaza: Box | null;
}

/**
 * The positions of an area's name, signs and pieces. They are in one row if there is room; otherwise the
 * pieces are below. */
export function areaLayout(view: AztecaView, area: AreaView, ghosts: Piece[], scale: MapScale): AreaLayout {
  const pieces = [...piecesIn(view, area), ...ghosts];
  const signs = signsOf(view, area, scale.far);
  if (scale.far) return farLayout(area, signs, pieces, scale);
  if (area.kind === "capital" && pieces.length > 0) return plazaLayout(area, signs, pieces, scale);
  const { k } = scale;
  const room = roomOf(area.id, scale.flat);
  const middle = room.x + room.width / 2;
  const [sign, size] = [SIGN * k, PIECE * k];
  const inRow = signs.length * sign + pieces.length * size;
  const together = pieces.length > 0 && inRow <= room.width + 6;
  const rows =
    together || pieces.length === 0 ? 0 : Math.min(2, Math.ceil((pieces.length * size) / room.width));
  const above = signs.length > 0 ? 1 : 0;
  const used = 14 * k + above * sign + rows * size;
  const start = room.y + 11 * k + Math.max(0, (room.height - used) / 2);
  const below = start + 5 * k;
  const left = middle - (together ? inRow : signs.length * sign) / 2;
  const signPlaces = signs.map((_, i) => ({ x: left + (i + 0.5) * sign, y: below + sign / 2 }));
  const places = together
    ? pieces.map((_, i) => ({ x: left + signs.length * sign + (i + 0.5) * size, y: below + sign / 2 }))
    : spread(
        pieces.length,
        { x: room.x, y: below + above * sign, width: room.width, height: size * rows },
        size,
      );
  return { start, middle, signs, signPlaces, pieces, places, plaza: null };
}

/** The positions when a small screen shows the whole valley: the number and the marker in one row, the
 * pieces below. */
function farLayout(
  area: AreaView,
  signs: preact.JSX.Element[],
  pieces: Piece[],
  scale: MapScale,
): AreaLayout {
  const { k } = scale;
  const room = roomOf(area.id, scale.flat);
  const middle = room.x + room.width / 2;
  const size = PIECE * pieceScale(scale);
  if (area.kind === "capital" && pieces.length > 0) {
    const count = signs.length + pieces.length;
    const high = size * Math.min(2, Math.ceil((count * size) / (room.width + 14)));
    const cells = spread(
      count,
      { x: room.x - 7, y: room.y + (room.height - high) / 2, width: room.width + 14, height: high },
      size,
    );
    const [signPlaces, places] = [cells.slice(0, signs.length), cells.slice(signs.length)];
    return { start: room.y, middle, signs, signPlaces, pieces, places, plaza: null };
  }
  const rows = pieces.length > 0 ? Math.min(2, Math.ceil((pieces.length * size) / (room.width + 8))) : 0;
  const used = SIGN * k + rows * size;
  const start = room.y - 2 * k + Math.max(0, (room.height - used) / 2);
  const apart = Math.min(SIGN * k, (room.width + 14) / signs.length);
  return {
    start,
    middle,
    signs,
    signPlaces: signs.map((_, i) => ({
      x: middle + (i - (signs.length - 1) / 2) * apart,
      y: start + 15 * k,
    })),
    pieces,
    places: spread(
      pieces.length,
      { x: room.x - 4, y: start + 4 + SIGN * k, width: room.width + 8, height: size * rows },
      size,
    ),
    plaza: null,
  };
}

/** The positions of the signs and pieces of a capital. Each sign and piece has its own slot on the plaza,
 * in as few rows as possible. */
function plazaLayout(
  area: AreaView,
  signs: preact.JSX.Element[],
  pieces: Piece[],
  { k, flat }: MapScale,
): AreaLayout {
  const room = roomOf(area.id, flat);
  const middle = room.x + room.width / 2;
  const count = signs.length + pieces.length;
  const size = PIECE * k;
  const most = Math.max(2, Math.floor((room.width + 10) / size));
  const rows = Math.max(1, Math.min(3, Math.ceil(count / most)));
  const columns = Math.ceil(count / rows);
  const step = Math.min(size, (room.width + 16) / columns);
  const start = room.y + 11 * k + Math.max(0, (room.height - 14 * k - rows * size - 8) / 2);
  const plaza = {
    x: middle - (columns * step) / 2 - 3,
    y: start + 5 * k,
    width: columns * step + 6,
    height: rows * size + 4,
  };
  const cells = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const here = Math.min(columns, count - row * columns);
    return {
      x: middle + ((i % columns) - (here - 1) / 2) * step,
      y: plaza.y + 2 + (row + 0.5) * size,
    };
  });
  return {
    start,
    middle,
    signs,
    signPlaces: cells.slice(0, signs.length),
    pieces,
    places: cells.slice(signs.length),
    plaza,
  };
}

function signsOf(view: AztecaView, area: AreaView, far: boolean) {
  const home = view.seats.some((seat) => seat.capital === area.id);
  return [
    ...(far ? [<AreaNumber key="number" id={area.id} />] : []),
    ...(area.owner !== null && !home
      ? [<Tower key="tower" seat={area.owner} assimilated={area.assimilated} scale={0.92} />]
      : []),
    ...(area.owner === null && !far ? [<PlaceSign key="place" id={area.id} />] : []),
    ...(area.face_down || (area.marker !== null && area.marker > 0)
      ? [<Marker key="marker" value={area.marker} faceDown={area.face_down} />]
      : []),
    ...(area.struck ? [<path key="struck" class="struck" d="M-8-8 8 8M8-8-8 8" />] : []),
  ];
}

/** Draws the number that identifies the area in orders. */
function AreaNumber({ id }: { id: string }) {
  return (
    <g class="area-number">
      <circle r={10.5} />
      <text y={5}>{id}</text>
    </g>
  );
}

/** The positions of a lake's name and pieces. */
export function lakeLayout(lake: LakeView, name: string, ghosts: Piece[], k: number, flat: number) {
  const room = roomOf(lake.id, flat);
  const start = room.y + Math.min(16, room.height / 4) * k;
  const wide = (name.length + lake.id.length + 1) * 6.1 * k > room.width + 12;
  const words = wide && name.includes(" ") ? name.split(/ (?=[^ ]+$)/) : [name];
  const under = start + words.length * 13 * k - 6;
  const pieces = [...piecesOn(lake), ...ghosts];
  const places = spread(
    pieces.length,
    { x: room.x, y: under, width: room.width, height: Math.max(PIECE * k, room.y + room.height - under) },
    PIECE * k,
  );
  return { room, start, words, pieces, places };
}
