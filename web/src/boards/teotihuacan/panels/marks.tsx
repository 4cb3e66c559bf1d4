import { SeatMark } from "../../seats";

/** Draws the marks of all seats on one space, in columns. Previewed marks are pale. */
export function Marks({
  now,
  coming = [],
  x,
  y,
  scale = 0.72,
  across = 2,
}: {
  now: number[];
  coming?: number[];
  x: number;
  y: number;
  scale?: number;
  /** Columns. */
  across?: number;
}) {
  const all = [...now, ...coming];
  const step = 17 * scale + 2;
  const columns = Math.min(across, all.length);
  const rows = Math.ceil(all.length / across);
  return (
    <g class="marks" transform={`translate(${x} ${y})`}>
      {all.map((seat, i) => (
        <g key={`${seat} ${i}`} class={i < now.length ? undefined : "ghost"}>
          <SeatMark
            seat={seat}
            x={((i % across) - (columns - 1) / 2) * step}
            y={(Math.floor(i / across) - (rows - 1) / 2) * step}
            scale={scale}
          />
        </g>
      ))}
    </g>
  );
}

/**
 * For each space of a track, the seats that are on it and those that would be there after the previewed
 * answer.
 */
export function onTrack(
  now: number[],
  then: number[] | undefined,
  space: number,
): { now: number[]; coming: number[] } {
  const here = now.flatMap((at, seat) => (at === space ? [seat] : []));
  const coming = (then ?? []).flatMap((at, seat) => (at === space && now[seat] !== space ? [seat] : []));
  return { now: here, coming };
}
