import { SeatMark } from "../seats";

const APART = 27;

/** Everybody's pieces in an area of a chart, in one row; then the number that is printed on the area's own marker. */
export function SmallPieces({ pieces, number, y }: { pieces: [number, number][]; number: number; y: number }) {
  const all = pieces.length + (number > 0 ? 1 : 0);
  const x = (i: number) => (i - (all - 1) / 2) * APART;
  return (
    <>
      {pieces.map(([seat, n], i) => (
        <g key={seat} transform={`translate(${x(i) - 6} ${y})`}>
          <SeatMark seat={seat} scale={0.75} />
          <text class="chart-count" x="9" y="4.5">{n}</text>
        </g>
      ))}
      {number > 0 && (
        <g transform={`translate(${x(all - 1)} ${y})`}>
          <rect class="chart-marker" x="-9" y="-8" width="18" height="16" rx="4" />
          <text class="chart-count middle" y="4.5">{number}</text>
        </g>
      )}
    </>
  );
}
