import { useEffect, useRef, useState } from "preact/hooks";
import { Glyph, type GlyphName } from "../../glyphs/glyph";
import type { HoldingsProps } from "../boards";
import type { TzolkinBox } from "./components";
import { foodNeeded } from "./signs";
import type { PlayerView, TzolkinView } from "./view";

/** What a player holds: goods, workers, tiles, and what the next food day will ask for. */
export function TzolkinHoldings({ seat, view, tried, kit }: HoldingsProps) {
  const table = view as unknown as TzolkinView;
  const player = table.seats[seat];
  const after = (tried as unknown as TzolkinView | null)?.seats[seat];
  const box = kit.box as TzolkinBox | null;
  if (!player) return null;
  const food = box ? foodNeeded(box, player.workers, [...player.buildings, ...player.wealth]) : null;
  return (
    <div class="holdings">
      {counted(player).map(([name, n], i) => (
        <Held key={name} name={name} n={n} change={after ? (counted(after)[i]?.[1] ?? n) - n : 0} title={kit.thing(name)} />
      ))}
      <Held name="worker" n={`${player.hand}/${player.workers}`} change={after ? after.hand - player.hand : 0} title={kit.speech.say("table-in-hand", { count: player.hand, all: player.workers })} />
      <Held name={player.light ? "light" : "dark"} n="" change={0} title={kit.speech.say(player.light ? "table-light" : "table-dark")} />
      {table.marker === seat && <Held name="starting-player" n="" change={0} title={kit.thing("start")} />}
      {food && table.next_food_day !== null && (
        <span class={player.corn < food.corn ? "food short" : "food"} title={kit.speech.say("food-needed", { corn: food.corn })}>
          <Glyph name={table.food_days % 2 === 0 ? "food-goods" : "food-points"} size={18} />
          −{food.corn}
          <span class="sr">{kit.speech.say("food-needed", { corn: food.corn })}</span>
        </span>
      )}
      <Tiles player={player} box={box} thing={kit.thing} />
    </div>
  );
}

function counted(player: PlayerView): [GlyphName, number][] {
  return [
    ["corn", player.corn],
    ["wood", player.resources.wood],
    ["stone", player.resources.stone],
    ["gold", player.resources.gold],
    ["skull", player.skulls],
  ];
}

/** How much a number changed just now; told for a while, also to those who want no motion. */
function useChange(n: number | string): number {
  const had = useRef(n);
  const [change, setChange] = useState(0);
  useEffect(() => {
    const before = had.current;
    had.current = n;
    if (typeof n !== "number" || typeof before !== "number" || n === before) return;
    setChange(n - before);
    const timer = setTimeout(() => setChange(0), 3500);
    return () => clearTimeout(timer);
  }, [n]);
  return change;
}

function Held({ name, n, change: tried, title }: { name: GlyphName; n: number | string; change: number; title: string }) {
  const just = useChange(n);
  const change = tried || just;
  return (
    <span class={n === 0 && change === 0 ? "held none" : "held"} title={title}>
      <Glyph name={name} size={20} title={title} />
      <span key={String(n)} class="held-number">{n}</span>
      {change !== 0 && <span class={`change ${change > 0 ? "plus" : "minus"}${tried ? "" : " just"}`}>{change > 0 ? `+${change}` : `−${-change}`}</span>}
    </span>
  );
}

function Tiles({ player, box, thing }: { player: PlayerView; box: TzolkinBox | null; thing: (id: string) => string }) {
  const kind = (id: string) => [...(box?.buildings ?? []), ...(box?.monuments ?? [])].find((tile) => tile.id === id)?.kind ?? "city";
  return (
    <>
      {player.corn_tiles > 0 && <Held name="corn-tile" n={player.corn_tiles} change={0} title={thing("corn")} />}
      {player.wood_tiles > 0 && <Held name="wood-tile" n={player.wood_tiles} change={0} title={thing("wood")} />}
      {player.buildings.map((id) => <span key={id} class="held" title={thing(id)}><Glyph name={kind(id)} size={20} title={thing(id)} /></span>)}
      {player.monuments.map((id) => <span key={id} class="held" title={thing(id)}><Glyph name="monument" size={20} title={thing(id)} /></span>)}
    </>
  );
}
