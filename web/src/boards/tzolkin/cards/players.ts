/**
 * Creates the cards for the signs in a player's row: workers, side of the player board, tiles, food, and the
 * points if the game ended now.
 */

import { points, pointsNumber } from "../../../texts/points";
import type { Card } from "../../board";
import { MOST_DAYS, UNIT } from "../names";
import type { CardWriter } from "./card-writer";

/** The corn that a seat has to pay on the next food day, and how much it lacks. */
export function foodLines(t: CardWriter, seat: number): string[] {
  const player = t.view.seats[seat];
  if (!player) return [];
  const { workers, corn, unfed, points_lost } = player.food;
  const name = t.name(seat);
  if (corn === 0) return [t.say("card-food-none", { name })];
  return [
    t.say("card-food-need", { name, workers, corn, have: player.corn }),
    unfed > 0 ? t.say("card-food-short", { workers: unfed, points: points_lost }) : t.say("card-food-enough"),
  ];
}

export function foodCard(t: CardWriter, seat: number): Card | null {
  const kind = t.view.next_food_kind;
  if (kind === null) return null;
  const days = t.view.food_in ?? 0;
  return t.card(t.say("table-food", { days, kind }), "TZ-17.4", foodLines(t, seat));
}

export function endingCard(t: CardWriter, seat: number): Card | null {
  const player = t.view.seats[seat];
  if (!player) return null;
  const parts = Object.entries(player.ending).filter(([, n]) => n !== 0);
  const total = player.ending_total;
  return t.card(t.say("card-ending"), "TZ-19.3", [
    t.say("card-ending-total", {
      name: t.name(seat),
      points: points(total, UNIT),
      n: pointsNumber(total, UNIT),
    }),
    parts
      .map(([source, n]) =>
        t.say("card-ending-part", { source: t.say(`score-${source}`), points: points(n, UNIT) }),
      )
      .join(" · "),
    t.say("card-ending-with"),
  ]);
}

export function handCard(t: CardWriter, seat: number): Card | null {
  const player = t.view.seats[seat];
  if (!player) return null;
  const most = t.box.player_start.workers_max;
  const kept = player.wealth.map((id) => `${t.thing(id)} (${t.assets.printed.effect(id)})`);
  return t.card(t.say("card-hand"), "TZ-1.4", [
    t.say("card-hand-text", { hand: player.hand, wheels: player.on_wheels, workers: player.workers, most }),
    kept.length > 0 && t.say("card-began", { name: t.name(seat), tiles: kept.join("; ") }),
  ]);
}

export function sideCard(t: CardWriter, seat: number): Card | null {
  const player = t.view.seats[seat];
  if (!player) return null;
  const side = player.light ? "card-light" : "card-dark";
  return t.card(t.say(side), player.light ? "TZ-12.5" : "TZ-14.6", [
    t.say(`${side}-text`, { name: t.name(seat), days: MOST_DAYS }),
  ]);
}

export function harvestCard(t: CardWriter, kind: "corn" | "wood"): Card {
  return t.card(t.say(`card-${kind}-tiles`), "TZ-7.6", [t.say("card-tiles-text")]);
}
