import { SeatMark, seatColour } from "../seats";

/** One of a seat's pieces on a chart, with its kind, its letter and its number. */
export interface SmallPiece {
  what: "army" | "ship" | "pochteca" | "spy" | "reserve" | "units";
  letter?: string;
  n?: number;
}

/** A seat's pieces in an area. */
export interface Group {
  seat: number;
  pieces: SmallPiece[];
}

const MARK = 13;
const DIGIT = 7.5;
const GAP = 4;
/** Width of each piece without its number. */
const WIDE: Record<SmallPiece["what"], number> = {
  army: 15,
  ship: 18,
  pochteca: 14,
  spy: 16,
  reserve: 17,
  units: 0,
};

function widthOf(piece: SmallPiece): number {
  return WIDE[piece.what] + (piece.n === undefined ? 0 : String(piece.n).length * DIGIT + 2) + GAP;
}

export function widthOfGroups(groups: Group[], unmarked = -1): number {
  return groups.reduce(
    (sum, group) =>
      sum +
      (group.seat === unmarked ? 0 : MARK) +
      group.pieces.reduce((all, piece) => all + widthOf(piece), 0),
    0,
  );
}

/**
 * Draws a piece around its centre, about 16 units high: a shield, a boat, a pack on a staff, an eye or a
 * house.
 */
export function PieceShape({
  what,
  letter,
  seat,
}: {
  what: SmallPiece["what"];
  letter?: string | undefined;
  seat: number;
}) {
  const colour = seatColour(seat);
  switch (what) {
    case "army":
      return (
        <g>
          <path class="small-shape" d="M-6.5-7.5H6.5V1C6.5 5 3 7 0 8.5-3 7-6.5 5-6.5 1Z" stroke={colour} />
          <text class="small-letter" y="3.5">
            {letter?.toUpperCase()}
          </text>
        </g>
      );
    case "ship":
      return (
        <g>
          <path class="small-solid" d="M-8 1H8L5 6.5H-5ZM-.8 0V-7.5L5-1H-.8" fill={colour} />
        </g>
      );
    case "pochteca":
      return (
        <g>
          <path class="small-shape" d="M-5.5-4.5H5.5L6.5 6H-6.5ZM-3-4.5C-3-8.5 3-8.5 3-4.5" stroke={colour} />
          <text class="small-letter" y="4.5">
            {letter?.toUpperCase()}
          </text>
        </g>
      );
    case "spy":
      return (
        <g>
          <path
            class="small-shape"
            d="M-7.5 0C-3.5-5.5 3.5-5.5 7.5 0 3.5 5.5-3.5 5.5-7.5 0Z"
            stroke={colour}
          />
          <circle r="2.2" class="small-solid" fill={colour} />
        </g>
      );
    case "reserve":
      return (
        <g>
          <path class="small-solid" d="M-8 7H8V3H5V-1H2.5V-5H-2.5V-1H-5V3H-8Z" fill={colour} />
        </g>
      );
    default:
      return null;
  }
}

/**
 * All seats' pieces in an area of a chart, in one row that fits into the area, followed by the number on the
 * area's own marker. The owner's pieces have no seat mark, because the area already shows it.
 */
export function SmallPieces({
  groups,
  number,
  x: middle = 0,
  y,
  room,
  unmarked = -1,
}: {
  groups: Group[];
  number: number;
  x?: number;
  y: number;
  room: number;
  unmarked?: number;
}) {
  const marker = number > 0 ? 20 : 0;
  const whole = widthOfGroups(groups, unmarked) + marker;
  const scale = Math.min(1, room / Math.max(1, whole));
  let x = -whole / 2;
  const take = (width: number) => {
    x += width;
    return x - width / 2;
  };
  return (
    <g transform={`translate(${middle} ${y}) scale(${scale.toFixed(3)})`}>
      {groups.map((group) => (
        <g key={group.seat}>
          {group.seat !== unmarked && (
            <g transform={`translate(${take(MARK)} 0)`}>
              <SeatMark seat={group.seat} scale={0.6} />
            </g>
          )}
          {group.pieces.map((piece, i) => {
            const from = take(widthOf(piece)) - widthOf(piece) / 2;
            return (
              <g key={i}>
                <g transform={`translate(${from + WIDE[piece.what] / 2} 0)`}>
                  <PieceShape what={piece.what} letter={piece.letter} seat={group.seat} />
                </g>
                {piece.n !== undefined && (
                  <text class="chart-count" x={from + WIDE[piece.what] + 1.5} y="4.5">
                    {piece.n}
                  </text>
                )}
              </g>
            );
          })}
        </g>
      ))}
      {number > 0 && (
        <g transform={`translate(${take(marker)} 0)`}>
          <rect class="chart-marker" x="-9" y="-8" width="18" height="16" rx="4" />
          <text class="chart-count middle" y="4.5">
            {number}
          </text>
        </g>
      )}
    </g>
  );
}
