import { Place } from "../../place";
import { Sign } from "../art/signs";
import { PointsValue } from "../art/value";
import { useAssets } from "../assets";
import type { Point } from "../geometry";
import { own } from "../messages";
import { UNIT } from "../names";
import { GEMS, type Gem } from "../view";
import type { SeatProps } from "./player-board";
import { BONUS } from "./star-bonus";

const CENTRE: Point = { x: 78, y: 79 };
const REACH = 62;
/**
 * Bonuses closer to the centre than this are moved outwards, so that they do not overlap and each can be
 * pressed.
 */
const LEAST_REACH = 23;

function at(gem: Gem, reach = REACH): Point {
  const turn = (GEMS.indexOf(gem) * 2 * Math.PI) / GEMS.length;
  return { x: CENTRE.x + reach * Math.sin(turn), y: CENTRE.y - reach * Math.cos(turn) };
}

function apart(point: Point): Point {
  const [dx, dy] = [point.x - CENTRE.x, point.y - CENTRE.y];
  const by = Math.max(1, LEAST_REACH / Math.hypot(dx, dy));
  return { x: CENTRE.x + dx * by, y: CENTRE.y + dy * by };
}

/**
 * The five gems and the ten lines between them. A line between two owned gems has already given its bonus.
 */
export function Star({ player, tried, mine, box }: SeatProps) {
  const assets = useAssets();
  const has = (gem: Gem) => player.gems.includes(gem);
  const worth = Math.round((player.ending.gems ?? 0) / UNIT);
  const got = (line: string) => player.lines.includes(line);
  return (
    <g class="star">
      {box.star_lines.map(({ id, gems: [one, other] }) => {
        const [from, to] = [at(one), at(other)];
        return (
          <path
            key={id}
            class={got(id) ? "star-line got" : has(one) || has(other) ? "star-line next" : "star-line"}
            d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
          />
        );
      })}
      {box.star_lines.map(({ id, gems: [one, other], bonus, amount }) => {
        const [from, to] = [at(one), at(other)];
        const middle = apart({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
        const god = /^god_(.+)$/.exec(bonus)?.[1];
        return (
          <Place
            key={id}
            words={mine ? [`star ${id}`] : []}
            label={`${assets.thing(id)}: ${assets.effect(id)}`}
            about={id}
            class={got(id) ? "line-bonus got" : "line-bonus"}
            transform={`translate(${middle.x} ${middle.y})`}
          >
            <circle class={god ? `edge line-ground colour-${god}` : "edge line-ground"} r={11.5} />
            <Sign name={god ? "god-card" : (BONUS[bonus] ?? "gear")} size={17} />
            {amount > 1 && (
              <text class="line-amount" x={9} y={12}>
                {amount}
              </text>
            )}
          </Place>
        );
      })}
      {GEMS.map((gem) => {
        const { x, y } = at(gem);
        const coming = !has(gem) && tried?.gems.includes(gem);
        return (
          <Place
            key={gem}
            words={[]}
            label={own(has(gem) ? "gem-owned" : "gem-missing", { gem: assets.thing(gem) })}
            about={gem}
            class="star-gem"
            transform={`translate(${x} ${y})`}
          >
            <circle class={has(gem) ? "gem-seat full edge" : "gem-seat edge"} r={14.5} />
            {has(gem) || coming ? (
              <g class={coming ? "ghost" : ""}>
                <Sign name={`gem-${gem}`} size={27} />
              </g>
            ) : (
              <g class="gem-empty">
                <Sign name={`gem-${gem}`} size={19} />
              </g>
            )}
          </Place>
        );
      })}
      <PointsValue n={worth} x={CENTRE.x - 60} y={20} />
    </g>
  );
}
