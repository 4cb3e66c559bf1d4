import { BurningTemple, Marker, Pochteca, Reserve, Shield, Ship, Tower } from "../art/pieces";
import { PlaceSign } from "../art/place-signs";
import { type Box, type Point, spread } from "../geometry";
import type { AreaView, AztecaView, LakeView } from "../view";
import type { Dragged } from "./drag";
import type { Piece } from "./pieces";
import { piecesIn, piecesOn } from "./pieces";
import { ROOMS } from "./shapes";

export const PIECE = 30;
/** How much larger than drawn pieces are on the map, so that none is narrower than 24 pixels. */
const ENLARGED = 1.18;
/** Room for the number of an area, its city or its marker. */
const SIGN = 25.5;
/** How large pieces are beside numbers where the whole valley is shown on a small screen. */
const FAR_PIECES = 0.76;

export function roomOf(place: string): Box {
  const [x, y, width, height] = ROOMS[place] ?? [0, 0, 60, 60];
  return { x, y, width, height };
}

export interface MapScale {
  /** How much larger writing and signs are drawn than the map, so that they can be read. */
  k: number;
  /** The whole valley on a small screen: no names, numbers before all, smaller pieces. */
  far: boolean;
}

const pieceScale = ({ k, far }: MapScale) => (far ? k * FAR_PIECES : k);

/** Where name, signs and pieces of an area lie. In a capital signs and pieces share a row or two; elsewhere the pieces lie below. */
function areaLayout(view: AztecaView, area: AreaView, ghosts: Piece[], scale: MapScale) {
  const { k, far } = scale;
  const room = roomOf(area.id);
  const pieces = [...piecesIn(view, area), ...ghosts];
  const signs = signsOf(view, area, far);
  const together = area.kind === "capital" && !far;
  const above = together ? 0 : 1;
  const count = pieces.length + (together ? signs.length : 0);
  const size = PIECE * pieceScale(scale);
  const rows = count > 0 ? Math.min(2, Math.ceil((count * size) / (room.width + 8))) : 0;
  const name = far ? 0 : 14 * k;
  const used = name + above * SIGN * k + rows * size;
  const start = room.y + (far ? -2 * k : 12 * k) + Math.max(0, (room.height - used) / 2);
  const middle = room.x + room.width / 2;
  const places = spread(
    count,
    { x: room.x - 4, y: start + 4 + above * SIGN * k, width: room.width + 8, height: size * rows },
    size,
  );
  const apart = far ? Math.min(SIGN * k, (room.width + 14) / signs.length) : SIGN * k;
  const signPlaces = together
    ? places.slice(0, signs.length)
    : signs.map((_, i) => ({ x: middle + (i - (signs.length - 1) / 2) * apart, y: start + 15 * k }));
  return {
    start,
    middle,
    signs,
    signPlaces,
    pieces,
    places: together ? places.slice(signs.length) : places,
  };
}

/** The name of an area with its number, its city and marker. */
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
  /** Whose city it was before the viewer's last move, if it changed hands. */
  fallen: number | null;
  scale: MapScale;
}) {
  const { k } = scale;
  const { start, middle, signs, signPlaces } = areaLayout(view, area, ghosts, scale);
  return (
    <g class={area.kind === "capital" ? "contents capital" : "contents"}>
      <text class="area-name" x={middle} y={start} style={{ fontSize: `${13 * k}px` }}>
        {name}
      </text>
      {fallen !== null && <BurningTemple seat={fallen} x={middle} y={start - 24} />}
      {
        signs
          .map((sign, i) => (
            <g key={i} transform={`translate(${signPlaces[i]!.x} ${signPlaces[i]!.y}) scale(${k})`}>
              {sign}
            </g>
          ))
          .reverse() /* the number lies above the rest */
      }
    </g>
  );
}

/** All pieces on the map in one layer, so that an army that marches glides from place to place. */
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
  /** What takes hold of a piece that can be dragged. */
  hold: (piece: Piece, place: string) => ((event: PointerEvent) => void) | null;
  dragged: Dragged | null;
}) {
  const all = [
    ...view.areas.map((area) => ({ place: area.id, ...areaLayout(view, area, ghosts(area.id), scale) })),
    ...view.lakes.map((lake) => ({
      place: lake.id,
      ...lakeLayout(lake, scale.far ? "" : name(lake.id), ghosts(lake.id), pieceScale(scale)),
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

/** An army stays the same wherever it goes. */
function keyOf(piece: Piece, place: string): string {
  if (piece.is === "army" && !piece.ghost) return `army ${piece.seat} ${piece.letter}`;
  const letter = "letter" in piece ? piece.letter : "";
  return `${piece.is} ${piece.seat} ${letter} ${place} ${piece.ghost ? "ghost" : ""}`;
}

function signsOf(view: AztecaView, area: AreaView, far: boolean) {
  const home = view.seats.some((seat) => seat.capital === area.id);
  return [
    <AreaNumber key="number" id={area.id} />,
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

/** The number that orders name. */
function AreaNumber({ id }: { id: string }) {
  return (
    <g class="area-number">
      <circle r={10.5} />
      <text y={5}>{id}</text>
    </g>
  );
}

function lakeLayout(lake: LakeView, name: string, ghosts: Piece[], k: number) {
  const room = roomOf(lake.id);
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

export function LakeContents({ lake, name, k }: { lake: LakeView; name: string; k: number }) {
  const { room, start, words } = lakeLayout(lake, name, [], k);
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
