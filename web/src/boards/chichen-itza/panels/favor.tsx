import { useTable } from "../../board";
import { Place } from "../../place";
import { SeatMark, seatColour } from "../../seats";
import { Sign } from "../art/signs";
import type { ChichenBox } from "../components";
import { own } from "../messages";
import type { ChichenView } from "../view";

const WIDTH = 240;

/** The temple stairs of favour with everybody's discs; whoever is lowest defends the city. Beside them the turn order. */
export function Favor({ view, height }: { view: ChichenView; height: number }) {
  const table = useTable();
  const box = table.box as ChichenBox;
  const top = box.favor_track.top_space;
  const step = (WIDTH - 14) / (top + 1);
  const rise = Math.min(14, (height - 76) / top);
  const foot = height - 8;
  const y = (space: number) => foot - 22 - space * rise;
  const stairs = Array.from({ length: top + 1 }, (_, i) => `V${y(i)}h${step}`).join("");
  const tried = (table.preview?.view as ChichenView | undefined)?.seats;
  const label = view.favor_order
    .map((seat) => `${table.names[seat] ?? ""} ${view.seats[seat]?.favor ?? 0}`)
    .join(", ");
  return (
    <Place words={[]} label={own("favor", { list: label })} about="favor" class="favor">
      <rect class="panel edge" width={WIDTH} height={height} rx={14} />
      <path class="stairs" d={`M7 ${foot}${stairs}V${foot}Z`} />
      {Array.from({ length: top + 1 }, (_, i) => (
        <text key={i} class="step-number" x={7 + step * (i + 0.5)} y={foot - 5}>
          {i}
        </text>
      ))}
      {view.favor_order.map((seat) => {
        const space = view.seats[seat]?.favor ?? 0;
        const below = view.favor_order
          .slice(0, view.favor_order.indexOf(seat))
          .filter((one) => view.seats[one]?.favor === space).length;
        const then = tried?.[seat]?.favor;
        return (
          <g key={seat}>
            <Disc seat={seat} x={7 + step * (space + 0.5)} y={y(space) - 5 - below * 11} />
            {then !== undefined && then !== space && (
              <g class="ghost">
                <Disc seat={seat} x={7 + step * (then + 0.5)} y={y(then) - 5 - 20} />
              </g>
            )}
          </g>
        );
      })}
      <g transform="translate(12 22)">
        <Sign name="defense" size={25} x={10} />
        <path class="defends-line" d="M26 0h8" />
        {view.favor_order[0] !== undefined && <SeatMark seat={view.favor_order[0]} x={46} scale={0.95} />}
      </g>
      <g transform="translate(12 52)">
        {view.order.map((seat, i) => (
          <g
            key={seat}
            transform={`translate(${10 + i * 27} 0)`}
            class={seat === view.turn ? "order now" : "order"}
          >
            <circle r={11.5} />
            <SeatMark seat={seat} scale={0.75} />
          </g>
        ))}
      </g>
    </Place>
  );
}

function Disc({ seat, x, y }: { seat: number; x: number; y: number }) {
  return (
    <g class="favor-disc" transform={`translate(${x} ${y})`}>
      <path d="M-9-3v6a9 4 0 0 0 18 0v-6" fill={seatColour(seat)} />
      <ellipse cy={-3} rx={9} ry={4.5} fill={seatColour(seat)} />
      <SeatMark seat={seat} y={-3} scale={0.36} />
    </g>
  );
}
