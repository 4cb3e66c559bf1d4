/** Seats differ both in colour and in shape (disc, triangle, square, diamond). */

const SHAPES = [
  "M0-8a8 8 0 1 1 0 16 8 8 0 1 1 0-16Z",
  "M0-9 8.8 7H-8.8Z",
  "M-7.3-7.3H7.3V7.3H-7.3Z",
  "M0-9.5 9.5 0 0 9.5-9.5 0Z",
];
const NOBODY = "M-8-4 0-8 8-4V4L0 8-8 4Z";

export function seatColour(seat: number | "neutral"): string {
  return seat === "neutral" ? "var(--seat-none)" : `var(--seat-${seat % 4})`;
}

function shape(seat: number | "neutral"): string {
  return seat === "neutral" ? NOBODY : (SHAPES[seat % 4] ?? NOBODY);
}

/** A seat's sign on a board, about 16 units wide. */
export function SeatMark({
  seat,
  x = 0,
  y = 0,
  scale = 1,
}: {
  seat: number;
  x?: number;
  y?: number;
  scale?: number;
}) {
  return (
    <path
      class="seat-mark"
      d={shape(seat)}
      fill={seatColour(seat)}
      transform={`translate(${x} ${y}) scale(${scale})`}
    />
  );
}

/** A seat's sign in a line of text. */
export function SeatSign({ seat, size = 18 }: { seat: number; size?: number }) {
  return (
    <svg class="seat-sign" viewBox="-11 -11 22 22" width={size} height={size} aria-hidden="true">
      <path class="seat-mark" d={shape(seat)} fill={seatColour(seat)} />
    </svg>
  );
}

/** A worker: a body with the seat's shape as its head. It measures about 26 by 32 around its centre. */
export function Pawn({ seat, scale = 1 }: { seat: number | "neutral"; scale?: number }) {
  return (
    <g class="pawn" transform={`scale(${scale})`}>
      <path class="pawn-body" d="M-12 14.5c0-8 3.5-13 7-15h10c3.5 2 7 7 7 15Z" fill={seatColour(seat)} />
      <path class="pawn-belt" d="M-10.6 8.5h21.2" />
      <path
        class="pawn-head"
        d={shape(seat)}
        transform="translate(0 -6.5) scale(.98)"
        fill={seatColour(seat)}
      />
    </g>
  );
}
