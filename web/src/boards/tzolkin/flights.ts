/** Which things travel from where to whom, read off what happened; on a food day seat after seat. */

import type { GlyphName } from "../../glyphs/glyph";
import type { TableEvent } from "../../net/protocol";
import type { Flight } from "../flight";
import { WHEELS } from "./geometry";
import { TEMPLES } from "./view";

const GOODS: GlyphName[] = ["wood", "stone", "gold", "skull", "corn"];
const GETS = /^(gained|harvested|took|level-gave|bonus-gave|tile-gave|wealth-gave)$/;
const SCORES = /^(offering-scored|level-scored|bonus-scored|tile-scored)$/;
const WHERE = /^(acted|stepped-back|chose-freely|acted-higher|used)$/;
const CALENDAR = '[data-about="calendar"]';
const QUARTERS = 4;
/** Seconds: the wheels turn first, then the seats follow each other; eating goes before what the temples give. */
const TURNED = 0.9;
const SEAT = 0.35;

export function tzolkinFlights(events: TableEvent[]): Flight[] {
  const flights: Flight[] = [];
  let from = CALENDAR;
  let food: FoodDay | null = null;
  for (const event of events) {
    const number = (key: string) => Number(event[key] ?? -1);
    const seat = event.seat ?? -1;
    const wheel = `${WHEELS[number("wheel")]}`;
    const fly = (glyph: GlyphName | undefined, n: number, place = from, more: Partial<Flight> = {}) => {
      if (glyph && n > 0) flights.push({ glyph, n, from: place, seat, ...more });
    };
    const { event: kind } = event;
    if (kind === "food-day") food = new FoodDay();
    if (WHERE.test(kind)) from = `[data-about="${wheel} ${event.action}"]`;
    if (kind === "built" || kind === "monument-built")
      fly(kind === "built" ? "build" : "monument", 1, '[data-about="tikal"]');
    else if (GETS.test(kind)) fly(GOODS[number("good")], number("amount"));
    else if (kind === "fished") fly("corn", number("corn"));
    else if (kind === "collected") fly("corn", number("corn"), '[data-about="start"]');
    else if (kind === "placed") fly("worker", 1, `[data-about="${wheel} ${event.space}"]`, { away: true });
    else if (kind === "placed-start") fly("worker", 1, '[data-about="start"]', { away: true });
    else if (kind === "picked") fly("worker", 1, `[data-about="${wheel} ${event.space}"]`);
    else if (kind === "start-worker-back") fly("worker", 1, '[data-about="start"]');
    else if (kind === "fell") fly("worker", 1, `[data-about="${wheel}"]`, { delay: TURNED });
    else if (kind === "paid") fly(GOODS[number("good")], number("amount"), from, { away: true });
    else if (SCORES.test(kind)) fly("points", number("points") / QUARTERS);
    else if (food) food.hear(event, fly);
  }
  return gathered(flights);
}

/** Corn goes to the bowl, then goods or points come from the temples, for one seat after the other. */
class FoodDay {
  private readonly fed: number[] = [];
  private readonly given: number[] = [];

  hear(
    event: TableEvent,
    fly: (glyph: GlyphName | undefined, n: number, place?: string, more?: Partial<Flight>) => void,
  ): void {
    const seat = event.seat ?? -1;
    const temple = `[data-about="${TEMPLES[Number(event.temple ?? -1)]}"]`;
    if (event.event === "fed")
      fly("corn", Number(event.corn), CALENDAR, {
        away: true,
        delay: TURNED + SEAT * this.turn(this.fed, seat),
      });
    const then = () => ({ delay: TURNED + SEAT * (this.fed.length + 1 + this.turn(this.given, seat)) });
    if (event.event === "rewarded") fly(GOODS[Number(event.good)], Number(event.amount), temple, then());
    if (event.event === "temple-scored" || event.event === "highest")
      fly("points", Number(event.points) / QUARTERS, temple, then());
  }

  private turn(seats: number[], seat: number): number {
    if (!seats.includes(seat)) seats.push(seat);
    return seats.indexOf(seat);
  }
}

/** The same thing from the same place to the same seat travels once. */
function gathered(flights: Flight[]): Flight[] {
  const found: Flight[] = [];
  for (const flight of flights) {
    const same = found.find(
      (one) =>
        one.glyph === flight.glyph &&
        one.from === flight.from &&
        one.seat === flight.seat &&
        one.away === flight.away,
    );
    if (same) same.n += flight.n;
    else found.push({ ...flight });
  }
  return found;
}
