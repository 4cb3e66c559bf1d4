import { useTable } from "../../board";
import { Memo } from "../../memo";
import { Place } from "../../place";
import { SeatMark, seatColour } from "../../seats";
import { Standee } from "../art/creatures";
import { Hero, Warrior } from "../art/units";
import { doubleHexPath } from "../geometry";
import { useSteppedHeroes } from "../steppers/use-stepper";
import type { ChichenView, HeroType } from "../view";
import { placeAnswers } from "../words";
import { Castillo } from "./castillo";
import { groupAt } from "./tile";

export const COLUMN = 40;
/** The outlines of the paved paths that lead to the temple. */
const RAYS =
  "M-76 0-60-28M-52-32-40-46M52-32 40-46M76 0 60-28M-78 22-52 40M-40 40-26 24M40 40 26 24M78 22 52 40";

/** Chichén Itzá: the pyramid on two hexes, with all players' units in front of it. */
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
  const isStepped = useSteppedHeroes();
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
      <path class="city-ground edge" d={doubleHexPath(1.5)} />
      <path class="city-rays" d={RAYS} />
      <path class="city-rim" d={doubleHexPath(5)} />
      <Memo of={[]}>{() => <Castillo />}</Memo>
      {attacker && <Standee creature={attacker} size={56} x={58} y={6} />}
      {view.seats.map((seat, i) => {
        const moving = group?.seat === i ? group : null;
        const warriors = seat.city + (moving?.warriors ?? 0);
        const heroes = heroesInCity(seat, moving).filter((hero) => !isStepped(i, hero));
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
                x={(n - (heroes.length - 1) / 2) * 13}
                y={12}
                scale={0.9}
              />
            ))}
            <rect
              class="city-plot"
              x={-18.5}
              y={11}
              width={37}
              height={24}
              rx={12}
              style={{ stroke: seatColour(i) }}
            />
            {warriors > 0 ? (
              <Warrior seat={i} x={-9} y={33} scale={0.84} />
            ) : (
              <SeatMark seat={i} x={-8} y={23} scale={0.6} />
            )}
            <text class="count large" x={8} y={29.5}>
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

/**
 * A hero that is about to leave the city is part of both the city and the moving group, but it is drawn only
 * once.
 */
export function heroesInCity(
  seat: Pick<ChichenView["seats"][number], "heroes">,
  moving: { heroes?: HeroType[] } | null,
): HeroType[] {
  const resting = seat.heroes.filter((one) => one.place === "city").map((one) => one.hero);
  return [...new Set([...resting, ...(moving?.heroes ?? [])])];
}
