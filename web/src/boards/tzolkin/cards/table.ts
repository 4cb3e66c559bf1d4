/**
 * Creates the cards for other elements on the table: days, supplies, the jungle, and the starting player
 * space.
 */
import type { Card } from "../../board";
import { MOST_DAYS } from "../names";
import type { Resource } from "../view-types";
import type { CardWriter } from "./card-writer";
import { foodLines } from "./players";

export function calendarCard(t: CardWriter): Card {
  const { view } = t;
  const next = view.next_food_kind;
  return t.card(t.say("table-day", { day: view.day, round: view.round, age: view.age }), "TZ-13.2", [
    next !== null && t.say("table-food", { days: view.food_in ?? 0, kind: next }),
    ...(next !== null && t.me ? foodLines(t, t.seat) : []),
    t.say("card-calendar-corn", { corn: view.corn_on_calendar }),
    t.say("card-rounds-left", { days: view.days_left }),
  ]);
}

export function dayCard(t: CardWriter, tooth: number): Card {
  const { view } = t;
  const days = view.days_until[tooth] ?? null;
  const food = view.food_teeth.find((one) => one.tooth === tooth);
  const lines = [days === null ? t.say("card-days-past") : t.say("card-days-in", { days })];
  if (!food) return t.card(t.say("card-day", { day: tooth }), "TZ-13.2", lines);
  return t.card(
    `${t.say("card-day", { day: food.day })}: ${t.say("card-food", { age: food.age })}`,
    food.kind === "mid_age" ? "TZ-17.6" : "TZ-17.8",
    [
      ...lines,
      t.say(food.kind === "mid_age" ? "card-food-mid" : "card-food-end"),
      ...(food.coming && t.me ? foodLines(t, t.seat) : []),
    ],
  );
}

export function jungleCard(t: CardWriter, space: number): Card | null {
  const group = t.view.jungle.find((one) => one.action === space);
  if (!group) return null;
  return t.card(t.say("card-jungle", { space }), "TZ-7.4", [
    group.corn > 0 ? t.say("card-group", { free: group.free, wood: group.wood }) : t.say("card-jungle-empty"),
    t.effect(`palenque ${space}`),
    group.wood > 0 && t.say("card-jungle-wood"),
  ]);
}

export function skullCard(t: CardWriter): Card {
  return t.card(t.thing("skull", 2), "TZ-1.3", [
    t.say("card-skulls", { left: t.view.skulls, all: t.box.supply.skulls }),
    t.say("card-skull-worth", { points: t.box.final_scoring.vp_per_skull }),
    t.me && t.say("card-have", { n: t.me.skulls }),
  ]);
}

export function goodCard(t: CardWriter, good: Resource): Card {
  return t.card(t.thing(good), "TZ-10.2", [
    t.say("card-price", { corn: t.box.market[good] ?? 0 }),
    t.me && t.say("card-have", { n: t.me.resources[good] }),
  ]);
}

export function cornCard(t: CardWriter): Card {
  return t.card(t.thing("corn"), "TZ-1.3", [
    t.say("card-corn-worth", { corn: t.box.final_scoring.corn_per_vp }),
    t.me && t.say("card-have", { n: t.me.corn }),
  ]);
}

export function startCard(t: CardWriter): Card {
  const { starting_space: who } = t.view;
  return t.card(t.thing("start"), "TZ-12.1", [
    who !== null && t.say("card-start-taken", { name: t.name(who) }),
    who === null && t.me && t.say("card-start-place", { corn: t.view.start_corn }),
    t.say("card-start-corn", { corn: t.view.corn_on_calendar }),
    t.say("card-start-days", { days: MOST_DAYS }),
  ]);
}

export function markerCard(t: CardWriter): Card {
  return t.card(t.say("card-marker"), "TZ-12.4", [
    t.say("card-marker-holder", { name: t.name(t.view.marker) }),
  ]);
}
