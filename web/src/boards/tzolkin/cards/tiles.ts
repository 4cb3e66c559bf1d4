/** Cards of buildings, monuments and starting wealth. */
import type { Card } from "../../board";
import { byId, type Goods } from "../components";
import type { PlayerView } from "../view";
import type { Teller } from "./teller";

export function tileCard(t: Teller, id: string): Card | null {
  const building = byId(t.box.buildings, id);
  if (building) {
    return t.card(t.thing(id), "TZ-16.2", [
      `${t.thing(building.kind)}.`,
      t.effect(id),
      owner(t, id),
      ...(owner(t, id) ? [] : price(t, building.cost, true)),
    ]);
  }
  const monument = byId(t.box.monuments, id);
  if (monument) {
    const worth = t.view.monument_points[monument.id];
    const held = t.view.seats.findIndex((seat) => seat.monuments.includes(monument.id));
    return t.card(t.thing(id), "TZ-16.8", [
      `${t.thing(monument.kind)}.`,
      t.effect(id),
      held >= 0 && t.say("card-worth-owner", { points: worth?.[held] ?? 0, name: t.name(held) }),
      held < 0 && t.me && worth && t.say("card-worth-you", { points: worth[t.seat] ?? 0 }),
      ...(held >= 0 ? [] : price(t, monument.cost, false)),
    ]);
  }
  const wealth = byId(t.box.wealth_tiles, id);
  if (!wealth) return null;
  return t.card(t.thing(id), "TZ-2.11", [t.effect(id), t.view.keeping.includes(wealth.id) && t.say("card-wealth-keep")]);
}

function owner(t: Teller, id: string): string {
  const held = t.view.seats.findIndex((seat) => seat.buildings.includes(id.toUpperCase()));
  return held < 0 ? "" : t.say("card-owner", { name: t.name(held) });
}

/** What it costs, and what of it the viewer has not. */
function price(t: Teller, cost: Goods, building: boolean): string[] {
  const lines = [t.say("card-costs", { goods: t.amounts(cost) })];
  if (!t.me) return lines;
  const saved = building ? saving(t) : 0;
  const lacking = missing(t.me, cost);
  const resources = sum(lacking) - (lacking.skull ?? 0);
  const left = resources <= saved ? { skull: lacking.skull ?? 0 } : lacking;
  if (building && saved > 0) lines.push(t.say("card-discount", { n: saved }));
  lines.push(sum(left) > 0 ? t.say("card-missing", { goods: t.amounts(left) }) : t.say("card-payable"));
  if (building) lines.push(t.say("card-with-corn", { corn: cornPrice(t, cost), have: t.me.corn }));
  return lines;
}

export function missing(me: PlayerView, cost: Goods): Goods {
  const have = { corn: me.corn, ...me.resources, skull: me.skulls };
  const lacking: Goods = {};
  for (const [good, n] of Object.entries(cost) as [keyof Goods, number][]) {
    if (n > have[good]) lacking[good] = n - have[good];
  }
  return lacking;
}

function sum(goods: Goods): number {
  return Object.values(goods).reduce((all, n) => all + n, 0);
}

/** The resources that the viewer's architecture spares at a building. */
function saving(t: Teller): number {
  const strip = t.box.technologies.find((one) => one.id === "architecture");
  const level = t.me?.technologies.architecture ?? 0;
  const effects = strip?.effects.filter((effect) => effect.op === "build_discount" && effect.level <= level) ?? [];
  return effects.reduce((all, effect) => all + Number(effect["resources"] ?? 0), 0);
}

function cornPrice(t: Teller, cost: Goods): number {
  const each = t.box.uxmal_build.corn_per_resource;
  return Math.max(0, sum(cost) - saving(t)) * each;
}
