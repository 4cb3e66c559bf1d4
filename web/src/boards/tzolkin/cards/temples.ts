/** Creates the cards for temples and technologies. */
import { points } from "../../../texts/points";
import type { Card } from "../../board";
import { byId, type TechnologyParts, type TempleParts } from "../components";
import { TECHNOLOGY_LEVELS, UNIT } from "../names";
import { type CardWriter, signed } from "./card-writer";

export function templeCard(t: CardWriter, temple: TempleParts): Card {
  const mine = t.me?.temple_points[temple.id];
  return t.card(t.thing(temple.id), "TZ-14.2", [
    mine && t.say("card-your-step", { worth: signed(mine.now) }),
    mine && mine.next !== null && t.say("card-next-step", { worth: signed(mine.next) }),
    highest(t, temple),
  ]);
}

export function highestCard(t: CardWriter, temple: TempleParts): Card {
  return t.card(t.thing(temple.id), "TZ-17.9", [highest(t, temple)]);
}

function highest(t: CardWriter, temple: TempleParts): string {
  const list = t.box.facts.highest[temple.id].map(({ age, points: alone, shared }) =>
    t.say("card-highest-age", { age, points: alone, shared: points(shared, UNIT) }),
  );
  return t.say("card-highest", { list: list.join(", ") });
}

export function stepCard(t: CardWriter, temple: TempleParts, number: number): Card | null {
  const step = t.view.temple_steps[temple.id][number];
  if (!step) return null;
  const here = t.view.seats.flatMap((seat, i) => (seat.temples[temple.id] === number ? [t.name(i)] : []));
  return t.card(
    t.say("card-step", { temple: t.thing(temple.id), worth: signed(step.points) }),
    t.rule(`${temple.id} ${number}`),
    [
      t.say("card-step-points", { points: signed(step.points), n: step.points }),
      Object.keys(step.goods).length > 0
        ? t.say("card-step-goods", { goods: t.amounts(step.goods) })
        : t.say("card-step-no-goods"),
      number === temple.top_step && t.say("card-step-top"),
      here.length > 0 && t.say("card-here", { names: here.join(", ") }),
    ],
  );
}

export function technologyCard(t: CardWriter, technology: TechnologyParts): Card {
  const levels = t.assets.printed.listed(technology.id).map(([level, effect]) => `${level}: ${effect}`);
  return t.card(t.thing(technology.id), t.rule(technology.id), [...levels, t.say("card-lower-levels")]);
}

export function levelCard(t: CardWriter, technology: TechnologyParts, level: number): Card {
  const mine = t.me?.technologies[technology.id];
  const next = t.me?.next_levels[technology.id];
  const here = t.view.seats.flatMap((seat, i) =>
    seat.technologies[technology.id] === level ? [t.name(i)] : [],
  );
  return t.card(t.say("card-level", { technology: t.thing(technology.id), level }), t.rule(technology.id), [
    t.effect(`${technology.id} ${level}`),
    t.say("card-level-cost", { cost: t.box.facts.level_costs[technology.id][level] ?? 0 }),
    mine !== undefined && mine >= level && t.say("card-level-reached"),
    next?.level === level && t.say("card-level-next", { have: next.have }),
    here.length > 0 && t.say("card-here", { names: here.join(", ") }),
  ]);
}

export function bonusCard(t: CardWriter, technology: TechnologyParts): Card {
  const effect = t.assets.printed.effect(`${technology.id} bonus`);
  return t.card(t.thing(`${technology.id} bonus`), "TZ-15.3", [
    t.say("card-bonus", { level: TECHNOLOGY_LEVELS, cost: technology.bonus_cost, effect }),
  ]);
}

export function templeOf(t: CardWriter, id: string): TempleParts | undefined {
  return byId(t.box.temples, id);
}

export function technologyOf(t: CardWriter, id: string): TechnologyParts | undefined {
  return byId(t.box.technologies, id);
}
