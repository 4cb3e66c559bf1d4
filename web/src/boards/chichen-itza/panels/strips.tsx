import { Place } from "../../place";
import { Warrior } from "../art/units";
import { CoinValue, PointsValue } from "../art/value";
import { own } from "../messages";
import type { SeatProps } from "./player-board";

const ROW = 33;

/** Five strips of the reserve, the highest above; one with warriors shows its coins, an empty one its points. */
export function Strips({ seat, player, tried, mine, box }: SeatProps) {
  const strips = [...box.reserve_strips].reverse();
  const label = own("reserve", { n: player.reserve, income: player.income });
  let left = player.reserve;
  const by = tried ? tried.reserve - player.reserve : 0;
  return (
    <Place words={mine ? ["claim reserve"] : []} label={label} about="warriors" class="strips">
      <rect class="edge strips-ground" width={140} height={ROW * strips.length + 4} rx={9} />
      {strips.map((strip, i) => {
        const here = Math.min(strip.spaces, Math.max(0, left));
        left -= here;
        return (
          <g
            key={strip.id}
            transform={`translate(4 ${4 + i * ROW})`}
            class={here > 0 ? "strip" : "strip turned"}
          >
            <rect class="strip-ground" width={132} height={ROW - 4} rx={6} />
            {Array.from({ length: strip.spaces }, (_, n) =>
              n < here ? (
                <Warrior key={n} seat={seat} x={12 + n * 17.5} y={26} scale={0.68} />
              ) : (
                <circle key={n} class="peg" cx={12 + n * 17.5} cy={16} r={3.2} />
              ),
            )}
            {here > 0 ? (
              <CoinValue n={strip.coins} x={115} y={14.5} />
            ) : (
              <PointsValue n={strip.points} x={115} y={14.5} />
            )}
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
