import { SeatMark, seatColour } from "../seats";

/** A city: a stepped house in its owner's colour; a capital stands higher and has a banner. */
export function CitySign({ seat, capital }: { seat: number; capital: boolean }) {
  return (
    <path
      class="city-sign"
      d={
        capital
          ? "M-11 8V3H-8V-2H-5V-7H5V-2H8V3H11V8ZM0-7V-16L8-13 0-10"
          : "M-8 7V2H-5V-3H5V2H8V7ZM-2 7V3H2V7"
      }
      fill={seatColour(seat)}
    />
  );
}

/** Whose an area is: a city stands on it, or only its owner's mark where it is water. */
export function OwnerSign({
  seat,
  x,
  top,
  city,
  capital,
}: {
  seat: number;
  x: number;
  top: number;
  city: boolean;
  capital: boolean;
}) {
  return (
    <>
      {city && (
        <g transform={`translate(${x} ${top})`}>
          <CitySign seat={seat} capital={capital} />
        </g>
      )}
      <SeatMark seat={seat} x={x} y={-top - 8} scale={0.75} />
    </>
  );
}
