import { Memo } from "../../memo";
import { Place } from "../../place";
import { Sign, type SignName } from "../art/signs";
import { useAssets } from "../assets";
import { gearValue } from "../components";
import { gearPath } from "../geometry";
import { own } from "../messages";
import { GEARS, type Gear } from "../view";
import type { SeatProps } from "./player-board";

const SIZE = 82;
const WHEEL = gearPath(12, 38, 6);

/**
 * The sign that is shown next to the value of a gear with a single value. Without it, the value could be
 * mistaken for the gear's level, which the pegs show.
 */
const MEASURES: Partial<Record<Gear, SignName>> = { defense: "shields", melee: "dice" };

/** Four gear wheels; each turns by one tooth per level and shows its value in a window. */
export function Gears({ player, tried, mine, box }: SeatProps) {
  const assets = useAssets();
  return (
    <g class="gears">
      {GEARS.map((gear, i) => {
        const level = player.gears[gear];
        const then = tried?.gears[gear] ?? level;
        const value = gearValue(player, gear);
        const pair = pairOf(gear, value, player.range);
        return (
          <Place
            key={gear}
            words={mine ? [`raise ${gear}`] : []}
            label={own("gear", { name: assets.thing(gear), level, value })}
            about={gear}
            class={`gear gear-${gear}`}
            transform={`translate(${SIZE / 2 + i * SIZE} 41)`}
          >
            <g class="gear-turn" style={{ "--turn": `${(level - 1) * 30}deg` }}>
              <Memo of={[]}>{() => <path class="edge gear-wheel" d={WHEEL} />}</Memo>
            </g>
            <circle class="gear-face" r={25} />
            <Sign name={gear} size={34} y={-1} />
            <Levels level={level} then={then} all={box.facts.gear_levels.length} />
            <g transform="translate(0 78)">
              <rect class="gear-window" x={-36} y={-20} width={72} height={44} rx={9} />
              {pair ? (
                pair.map(([sign, n], k) => (
                  <g key={sign} transform={`translate(${k === 0 ? -18 : 18} 0)`}>
                    <Sign name={sign} size={20} y={-8} />
                    <text class="gear-value small" y={19}>
                      {n}
                    </text>
                  </g>
                ))
              ) : (
                <>
                  <Sign name={MEASURES[gear] ?? gear} size={20} x={-23} y={2} />
                  <text class="gear-value" x={13} y={10}>
                    {value}
                  </text>
                </>
              )}
            </g>
          </Place>
        );
      })}
    </g>
  );
}

/** The two values of a gear that has two: dice and range, or stone and fire cards. Null for other gears. */
function pairOf(gear: Gear, value: string, range: number): [SignName, string | number][] | null {
  if (gear === "ranged")
    return [
      ["dice", value],
      ["land", range],
    ];
  const [stone = "", fire = ""] = value.split("/");
  return gear === "magic"
    ? [
        ["stone", stone],
        ["fire", fire],
      ]
    : null;
}

/** The pegs under the wheel, one for each level; they are filled up to the current level. */
function Levels({ level, then, all }: { level: number; then: number; all: number }) {
  return (
    <g transform="translate(0 47)">
      {Array.from({ length: all }, (_, i) => (
        <circle
          key={i}
          class={i < level ? "peg full" : i < then ? "peg ghost-peg" : "peg"}
          cx={(i - (all - 1) / 2) * 11.5}
          r={4.4}
        />
      ))}
    </g>
  );
}
