import { SeatMark, seatColour } from "../seats";

/** The owner of an area: a stepped house in the owner's colour, with the owner's mark. */
export function OwnerSign({ seat, x, top }: { seat: number; x: number; top: number }) {
  return (
    <>
      <g transform={`translate(${x} ${top})`}>
        <path class="city-sign" d="M-8 7V2H-5V-3H5V2H8V7ZM-2 7V3H2V7" fill={seatColour(seat)} />
      </g>
      <SeatMark seat={seat} x={x} y={-top - 8} scale={0.75} />
    </>
  );
}
