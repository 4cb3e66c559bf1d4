import { useTable } from "../../board";
import { Place } from "../../place";
import { Still } from "../../still";
import { Sign } from "../art/signs";
import { gearValue } from "../components";
import { gearPath } from "../geometry";
import { own } from "../own-words";
import { GEARS } from "../view";
import type { SeatProps } from "./player-board";

const LEVELS = 6;
const SIZE = 82;
const WHEEL = gearPath(12, 38, 6);

/** Four wheels; each turns by one tooth with its level and shows its value in a window. */
export function Gears({ player, tried, mine, box }: SeatProps) {
  const table = useTable();
  return (
    <g class="gears">
      {GEARS.map((gear, i) => {
        const level = player.gears[gear];
        const then = tried?.gears[gear] ?? level;
        const value = gearValue(box, gear, level);
        const range = gear === "ranged" ? player.range : null;
        return (
          <Place key={gear} words={mine ? [`raise ${gear}`] : []} label={own("gear", { name: table.thing(gear), level, value })} about={gear} class={`gear gear-${gear}`} transform={`translate(${SIZE / 2 + i * SIZE} 60)`}>
            <g class="gear-turn" style={{ "--turn": `${(level - 1) * 30}deg` }}>
              <Still of={[]}>{() => <path class="edge gear-wheel" d={WHEEL} />}</Still>
            </g>
            <circle class="gear-face" r={25} />
            <Sign name={gear} size={34} y={-1} />
            <Levels level={level} then={then} />
            <g transform="translate(0 88)">
              <rect class="gear-window" x={-36} y={-22} width={72} height={50} rx={9} />
              {range === null ? (
                <text class="gear-value" y={12}>{value}</text>
              ) : (
                <>
                  <Sign name="dice" size={20} x={-20} y={-6} />
                  <text class="gear-value small" x={-20} y={22}>{value}</text>
                  <Sign name="land" size={22} x={18} y={-6} />
                  <text class="gear-value small" x={18} y={22}>{range}</text>
                </>
              )}
            </g>
          </Place>
        );
      })}
    </g>
  );
}

/** Six pegs under the wheel, filled as far as the level. */
function Levels({ level, then }: { level: number; then: number }) {
  return (
    <g transform="translate(0 52)">
      {Array.from({ length: LEVELS }, (_, i) => (
        <circle key={i} class={i < level ? "peg full" : i < then ? "peg ghost-peg" : "peg"} cx={(i - 2.5) * 11.5} r={4.4} />
      ))}
    </g>
  );
}
