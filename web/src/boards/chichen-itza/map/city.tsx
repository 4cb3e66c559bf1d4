import { useTable } from "../../board";
import { Place } from "../../place";
import { SeatMark, seatColour } from "../../seats";
import { Standee } from "../art/creatures";
import { Hero, Warrior } from "../art/units";
import { doubleHexPath } from "../geometry";
import type { ChichenView } from "../view";
import { placeAnswers } from "../words";
import { groupAt } from "./tile";

const COLUMN = 40;

/** Chichén Itzá: a stepped pyramid on two hexes, with everybody's units in front of it. */
export function City({
  view,
  tried,
  x,
  y,
}: {
  view: ChichenView;
  tried: ChichenView | null;
  x: number;
  y: number;
}) {
  const table = useTable();
  const group = groupAt(view.moving_group, "city");
  const attacker = view.moving_group?.at === "city" ? view.moving_group.creature : undefined;
  const label = [
    table.thing("city"),
    ...view.seats.map((seat, i) => `${table.names[i] ?? i + 1} ${seat.city}`),
  ].join(", ");
  return (
    <Place
      words={placeAnswers("city", table.question?.kind, table.offers)}
      label={label}
      about="city"
      class="city"
      transform={`translate(${x} ${y})`}
    >
      <path class="city-ground edge" d={doubleHexPath()} />
      <path class="city-rim" d={doubleHexPath(5)} />
      <Pyramid />
      {attacker && <Standee creature={attacker} size={46} x={58} y={0} />}
      {view.seats.map((seat, i) => {
        const moving = group?.seat === i ? group : null;
        const warriors = seat.city + (moving?.warriors ?? 0);
        const heroes = [
          ...seat.heroes.filter((one) => one.place === "city").map((one) => one.hero),
          ...(moving?.heroes ?? []),
        ];
        const then = tried?.seats[i]?.city;
        const by = then === undefined ? 0 : then - seat.city;
        return (
          <g
            key={i}
            transform={`translate(${(i - (view.players - 1) / 2) * COLUMN} 0)`}
            class={warriors + heroes.length === 0 ? "city-seat nobody" : "city-seat"}
          >
            {heroes.map((hero, n) => (
              <Hero
                key={hero}
                seat={i}
                hero={hero}
                x={(n - (heroes.length - 1) / 2) * 12}
                y={12}
                scale={0.72}
              />
            ))}
            <rect class="city-plot" x={-18} y={12} width={36} height={24} rx={6} stroke={seatColour(i)} />
            {warriors > 0 ? (
              <Warrior seat={i} x={-8} y={33} scale={0.62} />
            ) : (
              <SeatMark seat={i} x={-8} y={24} scale={0.6} />
            )}
            <text class="count large" x={8} y={30}>
              {warriors}
            </text>
            {by !== 0 && (
              <g class="ghost" transform="translate(8 4)">
                <rect class="change-mark" x={-14} y={-10} width={28} height={19} rx={6} />
                <text class="count" y={5}>
                  {by > 0 ? `+${by}` : `−${-by}`}
                </text>
              </g>
            )}
          </g>
        );
      })}
    </Place>
  );
}

function Pyramid() {
  return (
    <g class="pyramid">
      <path class="pyramid-stone" d="M-62 10V-1H-50V-11H-38V-21H-26V-31H26V-21H38V-11H50V-1H62V10Z" />
      <path class="pyramid-line" d="M-50-1H50M-38-11H38M-26-21H26" />
      <path class="pyramid-stairs" d="M-9 10-7-31H7L9 10Z" />
      <path class="pyramid-line thin" d="M-9 4H9M-8.5-3H8.5M-8.2-10H8.2M-8-17H8M-7.5-24H7.5" />
      <path class="pyramid-house" d="M-17-31V-43H17V-31Z" />
      <path class="pyramid-door" d="M-5-31V-39H5V-31Z" />
      <path class="pyramid-roof" d="M-21-43H21L17-49H-17Z" />
    </g>
  );
}
