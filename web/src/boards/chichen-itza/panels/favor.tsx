import { useTable } from "../../board";
import { Place } from "../../place";
import { SeatMark, seatColour } from "../../seats";
import { Sign } from "../art/signs";
import type { ChichenBox } from "../components";
import { oddsLook } from "../fight/odds";
import { own } from "../messages";
import type { ChichenView } from "../view";

/** Space below the lowest step for its number and above the highest step for the turn order. */
const FOOT = 20;
const HEAD = 34;

/** The favour stairs with all players' discs, next to the turn order. */
export function Favor({ view, width, height }: { view: ChichenView; width: number; height: number }) {
  const table = useTable();
  const box = table.box as ChichenBox;
  const top = box.favor_track.top_space;
  const step = width / (top + 1);
  const rise = (height - FOOT - HEAD) / top;
  const y = (space: number) => height - FOOT - space * rise;
  const stairs = Array.from({ length: top + 1 }, (_, i) => `V${y(i)}h${step}`).join("");
  const tried = (table.preview?.view as ChichenView | undefined)?.seats;
  const held = table.openOdds?.get("city-attack");
  const label = view.favor_order
    .map((seat) => `${table.names[seat] ?? ""} ${view.seats[seat]?.favor ?? 0}`)
    .join(", ");
  return (
    <Place
      words={[]}
      label={[own("favor", { list: label }), held && own("city-odds", { n: held.good_percent })]
        .filter(Boolean)
        .join(" ")}
      about="favor"
      class="favor"
    >
      <rect class="hit" width={width} height={height} />
      <path class="stairs" d={`M0 ${height}${stairs}V${height}Z`} />
      {Array.from({ length: top + 1 }, (_, i) => (
        <text key={i} class="step-number" x={step * (i + 0.5)} y={height - 5}>
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
            <Disc seat={seat} x={step * (space + 0.5)} y={y(space) - 6 - below * 12} />
            {then !== undefined && then !== space && (
              <g class="ghost">
                <Disc seat={seat} x={step * (then + 0.5)} y={y(then) - 24} />
              </g>
            )}
          </g>
        );
      })}
      <g transform="translate(124 12)">
        <Sign name="defense" size={25} x={-6} />
        {view.defender !== null && <SeatMark seat={view.defender} x={17} scale={0.85} />}
        {held && (
          <g class={`hex-odds${oddsLook(held)}`} transform="translate(56 0)">
            <rect x={-24} y={-12} width={48} height={24} rx={8} />
            <text y={5.5}>{held.good_percent} %</text>
          </g>
        )}
      </g>
      <g transform="translate(0 13)">
        {view.order.map((seat, i) => (
          <g
            key={seat}
            transform={`translate(${12 + i * 25} 0)`}
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
    <g class="favor-disc" data-seat={seat} transform={`translate(${x} ${y})`}>
      <rect x={-9} y={-6} width={18} height={12} rx={4} fill={seatColour(seat)} />
      <g class="disc-shape">
        <SeatMark seat={seat} scale={0.48} />
      </g>
    </g>
  );
}
