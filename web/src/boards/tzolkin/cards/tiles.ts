/** Creates the cards for buildings, monuments and starting wealth tiles. */
import type { Card } from "../../board";
import { byId, type Goods } from "../components";
import { type CardWriter, sentence } from "./card-writer";

export function tileCard(t: CardWriter, id: string): Card | null {
  const building = byId(t.box.buildings, id);
  if (building) {
    return t.card(t.thing(id), "TZ-16.2", [
      sentence(t.thing(building.kind)),
      t.effect(id),
      owner(t, id),
      ...(owner(t, id) ? [] : price(t, building.id, building.cost)),
    ]);
  }
  const monument = byId(t.box.monuments, id);
  if (monument) {
    const worth = t.view.monument_points[monument.id];
    const held = t.view.seats.findIndex((seat) => seat.monuments.includes(monument.id));
    return t.card(t.thing(id), "TZ-16.8", [
      sentence(t.thing(monument.kind)),
      t.effect(id),
      held >= 0 && t.say("card-worth-owner", { points: worth?.[held] ?? 0, name: t.name(held) }),
      held < 0 && t.me && worth && t.say("card-worth-you", { points: worth[t.seat] ?? 0 }),
      ...(held >= 0 ? [] : price(t, monument.id, monument.cost)),
    ]);
  }
  const wealth = byId(t.box.wealth_tiles, id);
  if (!wealth) return null;
  return t.card(t.thing(id), "TZ-2.11", [
    t.effect(id),
    t.view.keeping.includes(wealth.id) && t.say("card-wealth-keep"),
  ]);
}

function owner(t: CardWriter, id: string): string {
  const held = t.view.seats.findIndex((seat) => seat.buildings.includes(id.toUpperCase()));
  return held < 0 ? "" : t.say("card-owner", { name: t.name(held) });
}

/** The cost of a tile and, if it is on the board, what the viewer lacks for it. */
function price(t: CardWriter, id: string, cost: Goods): string[] {
  const lines = [t.say("card-costs", { goods: t.amounts(cost) })];
  const mine = t.view.tile_prices[id];
  if (!t.me || !mine) return lines;
  if (mine.corn !== null && t.me.spared > 0) lines.push(t.say("card-discount", { n: t.me.spared }));
  const lacking = t.amounts(mine.lacking);
  lines.push(mine.payable ? t.say("card-payable") : t.say("card-missing", { goods: lacking }));
  if (mine.corn !== null)
    lines.push(t.say("card-with-corn", { place: cornPlace(t), corn: mine.corn, have: t.me.corn }));
  return lines;
}

/** The name of the space whose action allows players to pay for a building with corn. */
function cornPlace(t: CardWriter): string {
  const spaces = t.box.wheels.flatMap(({ id, actions }) =>
    actions.filter(({ pay }) => pay === "corn").map(({ space }) => t.thing(`${id} ${space}`)),
  );
  return spaces.join(", ");
}
