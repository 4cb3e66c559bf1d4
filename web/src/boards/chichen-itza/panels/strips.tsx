import { Place } from "../../place";
import { Warrior } from "../art/units";
import { CoinValue, PointsValue } from "../art/value";
import { own } from "../messages";
import type { SeatProps } from "./player-board";

const ROW = 24;
const HEAD = 20;

/**
 * The strips of the reserve, from the highest down. Each strip shows the coins that it pays or the points
 * that it scores.
 */
export function Strips({ seat, player, tried, mine }: SeatProps) {
  const label = own("reserve", { n: player.reserve, income: player.income });
  const by = tried ? tried.reserve - player.reserve : 0;
  return (
    <Place words={mine ? ["claim reserve"] : []} label={label} about="warriors" class="strips">
      <rect class="edge strips-ground" width={140} height={HEAD + ROW * player.strips.length + 4} rx={9} />
      <text class="strips-income" x={70} y={15}>
        {own("income", { n: player.income })}
      </text>
      {player.strips.map((strip, i) => {
        return (
          <g
            key={i}
            transform={`translate(4 ${HEAD + 1 + i * ROW})`}
            class={strip.coins === undefined ? "strip turned" : "strip"}
          >
            <rect class="strip-ground" width={132} height={ROW - 2} rx={6} />
            {Array.from({ length: strip.spaces }, (_, n) =>
              n < strip.warriors ? (
                <Warrior key={n} seat={seat} x={12 + n * 17.5} y={20.5} scale={0.6} />
              ) : (
                <circle key={n} class="peg" cx={12 + n * 17.5} cy={11} r={3} />
              ),
            )}
            {strip.coins !== undefined && <CoinValue n={strip.coins} x={116} y={11} size={21} />}
            {strip.points !== undefined && <PointsValue n={strip.points} x={116} y={11} size={25} />}
          </g>
        );
      })}
      {by !== 0 && (
        <g class="ghost">
          <rect class="change-mark" x={54} y={70} width={32} height={22} rx={6} />
          <text class="count" x={70} y={86}>
            {by > 0 ? `+${by}` : `−${-by}`}
          </text>
        </g>
      )}
    </Place>
  );
}
