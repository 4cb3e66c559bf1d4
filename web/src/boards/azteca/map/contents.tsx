import { Capital } from "../art/capitals";
import { BurningTemple, Pochteca, Reserve, Shield, Ship } from "../art/pieces";
import type { Box, Point } from "../geometry";
import type { AreaView, AztecaView, LakeView } from "../view";
import type { Dragged } from "./drag";
import type { Piece } from "./pieces";
import { areaLayout, lakeLayout, type MapScale, PIECE, pieceScale } from "./places";

/** The factor by which pieces on the map are enlarged, so that no piece is narrower than 24 pixels. */
const ENLARGED = 1.12;
const NAME_SIZE = 13.6;

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
  /** The city's previous owner if it has changed hands since the viewer's last move; null otherwise. */
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
          .reverse() /* the number is drawn last, so that it is on top */
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

/** Draws all pieces of the map in one layer, so that a marching army can glide from place to place. */
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
  /** The handler that starts dragging a piece; null if the piece cannot be dragged. */
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

/** The rendering key of a piece. An army has the same key everywhere, so that it glides from place to
 * place. */
function keyOf(piece: Piece, place: string): string {
  if (piece.is === "army" && !piece.ghost) return `army ${piece.seat} ${piece.letter}`;
  const letter = "letter" in piece ? piece.letter : "";
  return `${piece.is} ${piece.seat} ${letter} ${place} ${piece.ghost ? "ghost" : ""}`;
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
