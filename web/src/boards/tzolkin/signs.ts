/**
 * Shows the effects of components as glyphs and numbers, in the same way as texts/component_rows.py shows
 * them as text.
 */

import type { GlyphName } from "../../glyphs/glyph";
import type { Action, Effect, Goods, Monument } from "./components";
import { TECHNOLOGY_LEVELS, TEMPLES } from "./names";
import type { MonumentFacts } from "./view-types";

/** A glyph with its number, or a mark between glyphs. */
export type Sign = { glyph: GlyphName; n?: number | string; faint?: boolean } | { mark: string };
export type Row = Sign[];

const mark = (text: string): Sign => ({ mark: text });
const sign = (glyph: string, n?: number | string): Sign =>
  n === undefined ? { glyph: glyph as GlyphName } : { glyph: glyph as GlyphName, n };
const number = (value: unknown): number => (typeof value === "number" ? value : 0);

/** The signs for goods, in a fixed order; goods that the player lacks are pale. */
export function goodsSigns(goods: Goods, lacking: Goods = {}): Row {
  const order = ["corn", "wood", "stone", "gold", "skull"] as const;
  return order
    .filter((good) => goods[good])
    .map((good) => ({ ...sign(good, goods[good]), ...(lacking[good] ? { faint: true } : {}) }));
}

export function effectSigns(effect: Effect): Row {
  switch (effect.op) {
    case "gain":
      return goodsSigns(effect as Goods);
    case "vp":
      return [sign("points", number(effect.n))];
    case "worker":
      return [mark("+"), sign("worker", number(effect.n))];
    case "tech":
      return [sign(String(effect.track)), mark(`+${effect.steps}`)];
    case "tech_choice":
      return [sign("any-technology"), mark(`+${effect.steps}`)];
    case "temple":
      return [sign(String(effect.temple)), mark(`+${effect.steps}`)];
    case "temple_choice":
      return [sign("any-temple"), mark(`+${effect.steps}`)];
    case "build":
      return [mark("+"), sign("build")];
    case "market":
      return [sign("market")];
    case "paid_action":
      return [sign("corn", number(effect.cost_corn)), mark("▸"), sign("any-action")];
    case "resource_choice":
      return [sign("any-resource", number(effect.n))];
    case "feed_free":
      return [sign("worker", number(effect.workers)), mark("0"), sign("corn")];
    case "feed_discount":
      return [sign("worker"), mark(`−${effect.per_worker}`), sign("corn")];
    case "harvest_corn_bonus":
      return [sign("corn-tile"), mark(`+${effect.corn}`), sign("corn")];
    case "harvest_without_tile":
      return [sign("corn"), mark("∅"), sign("corn-tile")];
    case "fish_bonus":
      return [sign("fish"), mark(`+${effect.corn}`), sign("corn")];
    case "resource_bonus":
      return [sign(String(effect.good)), mark(`+${effect.n}`)];
    case "build_corn_bonus":
      return [sign("build"), mark(`+${effect.corn}`), sign("corn")];
    case "build_vp_bonus":
      return [sign("build"), mark(`+${effect.vp}`), sign("points")];
    case "build_discount":
      return [sign("build"), mark(`−${effect.resources}`), sign("any-resource")];
    case "next_higher_action":
      return [sign("offering"), mark("▸"), sign("higher")];
    case "offering_step":
      return [
        sign("offering"),
        sign("any-resource", number(effect.cost_any_resource)),
        mark("▸"),
        sign("climb", number(effect.steps)),
      ];
    case "skull_bonus":
      return [sign("skull"), mark(`+${effect.skull}`)];
    default:
      return [mark("?")];
  }
}

/** The effect in rows that fit the width of a tile. Long effects need two rows. */
export function effectRows(effect: Effect): Row[] {
  const row = effectSigns(effect);
  const long = effect.op === "feed_free" || effect.op === "feed_discount" || effect.op === "paid_action";
  return long
    ? [row.slice(0, effect.op === "paid_action" ? 2 : 1), row.slice(effect.op === "paid_action" ? 2 : 1)]
    : [row];
}

export function actionRows(action: Action): Row[] {
  switch (action.kind) {
    case "fish":
      return [[sign("fish")], [sign("corn", number(action.corn))]];
    case "harvest":
      return number(action.wood)
        ? [[sign("corn", number(action.corn))], [sign("wood", number(action.wood))]]
        : [[sign("corn-tile")], [sign("corn", number(action.corn))]];
    case "gain": {
      const got = goodsSigns(action as Goods).reverse();
      return got.length > 2 ? [got.slice(0, 2), got.slice(2)] : got.map((one) => [one]);
    }
    case "advance_tech":
      return [
        [sign("any-technology")],
        [mark(`+${range(number(action.steps_min), number(action.steps_max))}`)],
      ];
    case "build":
      if (action.pay === "corn") return [[sign("corn"), mark("▸")], [sign("build")]];
      return number(action.monuments_max)
        ? [[sign("build", number(action.buildings_max))], [mark("/"), sign("monument")]]
        : [[sign("build")]];
    case "temple_steps":
      return [
        [
          ...("cost_corn" in action ? [sign("corn", number(action.cost_corn))] : []),
          ...("cost_any_resource" in action ? [sign("any-resource", number(action.cost_any_resource))] : []),
          mark("▸"),
        ],
        [sign("any-temple", number(action.temples))],
      ];
    case "market":
      return [[sign("market")]];
    case "gain_worker":
      return [[mark("+"), sign("worker", number(action.n))]];
    case "paid_action":
      return [[sign("corn", number(action.cost_corn)), mark("▸")], [sign("any-action")]];
    case "skull_offering": {
      const rest: Row = [sign(String(action.temple), number(action.temple_steps))];
      if (number(action.resource_choice)) rest.push(sign("any-resource", number(action.resource_choice)));
      return [[sign("points", number(action.vp))], rest];
    }
    default:
      return [[mark("?")]];
  }
}

const range = (from: number, to: number): string => (from === to ? `${from}` : `${from}–${to}`);

/**
 * Shows how a monument scores, as points per item or as a row of points. If the monument is not shown at a
 * table, the points for every number of players are listed.
 */
export function monumentRows(monument: Monument, facts: MonumentFacts, players: number | null): Row[] {
  const each =
    players === null ? [...new Set(Object.values(facts.each))].join("/") : (facts.each[players] ?? 0);
  const per = (...what: Sign[]): Row[] => [[sign("points", each)], [mark("×"), ...what]];
  const listed = (what: Sign): Row[] => [
    [what],
    [mark(facts.scale.map((step) => step.points).join("·"))],
    [sign("points")],
  ];
  switch (monument.rule) {
    case "per_kind":
      return per(sign(monument.of_kind ?? "build"));
    case "per_structure":
      return per(sign("build"), sign("monument"));
    case "per_monument_of_all":
      return [[sign("points", each)], [mark("×"), sign("monument"), sign("worker")]];
    case "per_corn_tile":
      return per(sign("corn-tile"));
    case "per_wood_tile":
      return per(sign("wood-tile"));
    case "workers":
      return listed(sign("worker", range(facts.least, facts.most)));
    case "per_tech_level":
      return per(sign("any-technology"));
    case "maxed_techs":
      return listed(sign("any-technology", String(TECHNOLOGY_LEVELS)));
    case "best_temple":
      return [[sign("points", each)], [mark("×"), sign("any-temple"), sign("climb")]];
    case "temple_points":
      return [[sign("points")], TEMPLES.map((temple) => sign(temple))];
    case "per_offered_skull":
      return per(sign("offering"));
    default:
      return [[mark("?")]];
  }
}
