import { useTable } from "../../board";
import { Place } from "../../place";
import { SeatMark, seatColour } from "../../seats";
import { Sign } from "../art/signs";
import type { ChichenBox } from "../components";
import { goodShare, oddsLook } from "../fight/odds";
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
  const held = table.openOdds?.get("city-attack");
  const label = view.favor_order
    .map((seat) => `${table.names[seat] ?? ""} ${view.seats[seat]?.favor ?? 0}`)
    .join(", ");
  return (
    <Place
      words={[]}
      label={[own("favor", { list: label }), held && own("city-odds", { n: goodShare(held) })]
        .filter(Boolean)
        .join(" ")}
      about="favor"
      class="favor"
    >
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
            <Disc seat={seat} x={7 + step * (space + 0.5)} y={y(space) - 7 - below * 14} />
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
        <path class="defends-line" d="M26-5l5 5-5 5" />
        {view.defender !== null && <SeatMark seat={view.defender} x={46} scale={0.95} />}
        {held && (
          <g class={`hex-odds${oddsLook(goodShare(held))}`} transform="translate(88 0)">
            <rect x={-25} y={-12} width={50} height={24} rx={8} />
            <text y={5.5}>{goodShare(held)} %</text>
          </g>
        )}
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
    <g class="favor-disc" data-seat={seat} transform={`translate(${x} ${y})`}>
      <rect x={-10} y={-6.5} width={20} height={13} rx={4} fill={seatColour(seat)} />
      <g class="disc-shape">
        <SeatMark seat={seat} scale={0.52} />
      </g>
    </g>
  );
}
