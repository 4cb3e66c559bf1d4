import { Capital } from "../art/capitals";
import { BurningTemple, Marker, Pochteca, Reserve, Shield, Ship, Tower } from "../art/pieces";
import { PlaceSign } from "../art/place-signs";
import { type Box, type Point, spread } from "../geometry";
import type { AreaView, AztecaView, LakeView } from "../view";
import type { Dragged } from "./drag";
import type { Piece } from "./pieces";
import { piecesIn, piecesOn } from "./pieces";
import { ROOMS } from "./shapes";

/** Width of the space for a piece. */
export const PIECE = 29;
const SIGN = 25;
/** Enlargement of pieces on the map, so that none is narrower than 24 pixels. */
const ENLARGED = 1.12;
/** Size of pieces relative to numbers when a small screen shows the whole valley. */
const FAR_PIECES = 0.84;
const NAME_SIZE = 13.6;

/** `flat`: vertical scale of the map. */
export function roomOf(place: string, flat = 1): Box {
  const [x, y, width, height] = ROOMS[place] ?? [0, 0, 60, 60];
  return { x, y: y * flat, width, height: height * flat };
}

export interface MapScale {
  /** Enlargement of text and signs relative to the map, so that they are readable. */
  k: number;
  /** Shows the whole valley on a small screen: no names, smaller pieces, numbers above everything. */
  far: boolean;
  /** Vertical scale of the map: a small screen uses the full width and compresses the height. */
  flat: number;
}

const pieceScale = ({ k, far }: MapScale) => (far ? k * FAR_PIECES : k);

interface AreaLayout {
  /** Base line of the name. */
  start: number;
  middle: number;
  signs: preact.JSX.Element[];
  signPlaces: Point[];
  pieces: Piece[];
  places: Point[];
  /** In a capital: the plaza on which its pieces are drawn. */
  plaza: Box | null;
}

/**
 * Positions of an area's name, signs and pieces: in one row if there is room, otherwise with the pieces
 * below.
 */
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

/** Positions for the whole valley on a small screen: number and marker in a row, pieces below. */
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

/** Positions in a capital: each sign and piece has its own slot on the plaza, in as few rows as possible. */
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

/** Draws an area's name with its number, city and marker. */
export function AreaContents({
  view,
  area,
  name,
  ghosts,
  fallen,
  scale,
}: {
  view: AztecaView;
  area: AreaView;
  name: string;
  ghosts: Piece[];
  /** The city's owner before the viewer's last move, if it has changed hands. */
  fallen: number | null;
  scale: MapScale;
}) {
  const { k } = scale;
  const { start, middle, signs, signPlaces, places, plaza } = areaLayout(view, area, ghosts, scale);
  return (
    <g class={area.kind === "capital" ? "contents capital" : "contents"}>
      {plaza && <Plaza id={area.id} box={plaza} slots={places} size={PIECE * k} />}
      <text class="area-name" x={middle} y={start} style={{ fontSize: `${NAME_SIZE * k}px` }}>
        <tspan class="name-number">{area.id}</tspan> {name}
      </text>
      {fallen !== null && <BurningTemple seat={fallen} x={middle} y={start - 24} />}
      {
        signs
          .map((sign, i) => (
            <g key={i} transform={`translate(${signPlaces[i]!.x} ${signPlaces[i]!.y}) scale(${k})`}>
              {sign}
            </g>
          ))
          .reverse() /* the number is drawn on top */
      }
    </g>
  );
}

/** The paved plaza of a capital, with a slot for each piece. */
function Plaza({
  id,
  box: { x, y, width, height },
  slots,
  size,
}: {
  id: string;
  box: Box;
  slots: Point[];
  size: number;
}) {
  const slot = size - 2.5;
  return (
    <g class="plaza">
      <Capital
        id={id}
        x={x + width / 2}
        y={y + height}
        scale={Math.min((width + 30) / 100, (height + 26) / 56)}
      />
      <path
        class="plaza-step"
        d={`M${x - 4} ${y + height + 4}V${y + height - 3}H${x + width + 4}V${y + height + 4}Z`}
      />
      <rect class="plaza-floor" x={x} y={y} width={width} height={height} rx={5} />
      {slots.map((at, i) => (
        <rect
          key={i}
          class="plaza-slot"
          x={at.x - slot / 2}
          y={at.y - slot / 2}
          width={slot}
          height={slot}
          rx={5}
        />
      ))}
    </g>
  );
}

/** All pieces of the map in one layer, so that a marching army glides from place to place. */
export function MapPieces({
  view,
  ghosts,
  name,
  scale,
  hold,
  dragged,
}: {
  view: AztecaView;
  ghosts: (place: string) => Piece[];
  name: (place: string) => string;
  scale: MapScale;
  /** Starts dragging a piece; null if it cannot be dragged. */
  hold: (piece: Piece, place: string) => ((event: PointerEvent) => void) | null;
  dragged: Dragged | null;
}) {
  const all = [
    ...view.areas.map((area) => ({ place: area.id, ...areaLayout(view, area, ghosts(area.id), scale) })),
    ...view.lakes.map((lake) => ({
      place: lake.id,
      ...lakeLayout(lake, scale.far ? "" : name(lake.id), ghosts(lake.id), pieceScale(scale), scale.flat),
    })),
  ].flatMap(({ place, pieces, places }) =>
    pieces.map((piece, i) => ({ piece, place, at: places[i]!, key: keyOf(piece, place) })),
  );
  return (
    <>
      {all
        .sort((a, b) => (a.key < b.key ? -1 : 1))
        .map(({ piece, place, at, key }) => {
          const held = hold(piece, place);
          return (
            <g
              key={key}
              class={`map-piece${piece.ghost ? " ghost-piece" : ""}${held ? " draggable" : ""}`}
              style={{ transform: `translate(${at.x.toFixed(1)}px, ${at.y.toFixed(1)}px)` }}
              {...(held ? { onPointerDown: held } : {})}
            >
              <g transform={`scale(${(ENLARGED * pieceScale(scale)).toFixed(3)})`}>
                <PieceSign view={view} piece={piece} />
              </g>
            </g>
          );
        })}
      {dragged && (
        <g
          class="dragged"
          transform={`translate(${dragged.at.x} ${dragged.at.y}) scale(${ENLARGED * pieceScale(scale)})`}
        >
          <PieceSign view={view} piece={dragged.piece} />
        </g>
      )}
    </>
  );
}

/** The key of a drawn piece. An army has the same key everywhere, so that it glides. */
function keyOf(piece: Piece, place: string): string {
  if (piece.is === "army" && !piece.ghost) return `army ${piece.seat} ${piece.letter}`;
  const letter = "letter" in piece ? piece.letter : "";
  return `${piece.is} ${piece.seat} ${letter} ${place} ${piece.ghost ? "ghost" : ""}`;
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

/** The area's number, which orders use. */
function AreaNumber({ id }: { id: string }) {
  return (
    <g class="area-number">
      <circle r={10.5} />
      <text y={5}>{id}</text>
    </g>
  );
}

function lakeLayout(lake: LakeView, name: string, ghosts: Piece[], k: number, flat: number) {
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

export function LakeContents({
  lake,
  name,
  scale: { k, flat },
}: {
  lake: LakeView;
  name: string;
  scale: MapScale;
}) {
  const { room, start, words } = lakeLayout(lake, name, [], k, flat);
  return (
    <g class="contents lake-contents">
      {words.map((word, i) => (
        <text
          key={i}
          class="lake-name"
          x={room.x + room.width / 2}
          y={start + i * 13 * k}
          style={{ fontSize: `${12.8 * k}px` }}
        >
          {i === words.length - 1 ? `${word} ${lake.id}` : word}
        </text>
      ))}
    </g>
  );
}

export function Pieces({ view, pieces, places }: { view: AztecaView; pieces: Piece[]; places: Point[] }) {
  return (
    <>
      {pieces.map((piece, i) => (
        <g
          key={i}
          class={piece.ghost ? "ghost-piece" : undefined}
          transform={`translate(${places[i]!.x.toFixed(1)} ${places[i]!.y.toFixed(1)})`}
        >
          <PieceSign view={view} piece={piece} />
        </g>
      ))}
    </>
  );
}

function PieceSign({ view, piece }: { view: AztecaView; piece: Piece }) {
  const march = view.march[0];
  if (piece.is === "army")
    return (
      <Shield
        seat={piece.seat}
        letter={piece.letter}
        units={piece.units}
        active={march?.seat === piece.seat && march.army === piece.letter}
      />
    );
  if (piece.is === "ship") return <Ship seat={piece.seat} n={piece.n} flag={piece.flag} />;
  if (piece.is === "reserve") return <Reserve seat={piece.seat} n={piece.n} />;
  return <Pochteca seat={piece.seat} letter={piece.letter} spy={piece.spy} />;
}
