import type { ComponentChild } from "preact";
import { Pawn, SeatSign } from "./seats";

type Drawing = () => ComponentChild;

/** Creates only one drawing function for each seat, so that two pieces can be compared by identity. */
function bySeat(draw: (seat: number) => ComponentChild): (seat: number) => Drawing {
  const found: Drawing[] = [];
  return (seat) => {
    found[seat] ??= () => draw(seat);
    return found[seat];
  };
}

/** A travelling worker. */
export const pawnOf = bySeat((seat) => (
  <svg viewBox="-15 -17 30 34" width={32} height={36}>
    <Pawn seat={seat} />
  </svg>
));

/** Draws a seat's marker, which moves along a track. */
export const markerOf = bySeat((seat) => <SeatSign seat={seat} size={28} />);
