/**
 * The goods that an event moves, for animation. On a food day, the seats are animated one after the other.
 */

import type { TableEvent } from "../../net/protocol";
import { type Flight, gathered } from "../flight";
import { markerOf, pawnOf } from "../flight-pieces";
import { GOODS, TECHNOLOGIES, TEMPLES, UNIT, WHEELS } from "./names";

const GETS = /^(gained|harvested|took|level-gave|bonus-gave|tile-gave|wealth-gave)$/;
const SCORES = /^(offering-scored|level-scored|bonus-scored|tile-scored)$/;
const WHERE = /^(acted|stepped-back|chose-freely|acted-higher|used)$/;
const START = '[data-about="start"]';
const CALENDAR = '[data-about="calendar"]';
/**
 * Delays in seconds. The wheels turn first. Then the seats follow one after the other, and each pays its corn
 * before it receives the gifts of the temples.
 */
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
    const fly = (glyph: Flight["glyph"] | undefined, n: number, place = from, more: Partial<Flight> = {}) => {
      if (glyph && n > 0) flights.push({ glyph, n, from: place, seat, ...more });
    };
    const { event: kind } = event;
    const place = (space: string) => {
      fly(pawnOf(seat), 1, space, { away: true });
      fly("corn", number("corn"), space, { away: true });
    };
    const trade = (away: boolean) => {
      const good = GOODS[number("good")];
      const at = `.market [data-about="${good}"]`;
      fly(good, number("amount"), at, away ? { away } : {});
      fly("corn", number("corn"), at, away ? {} : { away: true });
    };
    const move = (track: string | undefined, key: string) => {
      const step = (n: number) =>
        n > 0 || key === "step" ? `[data-about="${track} ${n}"]` : `[data-about="${track}"]`;
      fly(markerOf(seat), 1, step(number("from")), { to: step(number(key)) });
    };
    if (kind === "food-day") food = new FoodDay();
    if (WHERE.test(kind)) from = `[data-about="${wheel} ${event.action}"]`;
    if (kind === "built" || kind === "monument-built")
      fly(kind === "built" ? "build" : "monument", 1, '[data-about="tikal"]');
    else if (GETS.test(kind)) fly(GOODS[number("good")], number("amount"));
    else if (kind === "fished") fly("corn", number("corn"));
    else if (kind === "collected") fly("corn", number("corn"), START);
    else if (kind === "begged") fly("corn", number("corn"), CALENDAR);
    else if (kind === "placed") place(`[data-about="${wheel} ${event.space}"]`);
    else if (kind === "placed-start") place(START);
    else if (kind === "picked") fly(pawnOf(seat), 1, `[data-about="${wheel} ${event.space}"]`);
    else if (kind === "start-worker-back") fly(pawnOf(seat), 1, START);
    else if (kind === "worker-gained") fly(pawnOf(seat), number("amount"));
    else if (kind === "fell") fly(pawnOf(seat), 1, `[data-about="${wheel}"]`, { delay: TURNED });
    else if (kind === "bought" || kind === "sold") trade(kind === "sold");
    else if (kind === "offered") fly("skull", 1, `[data-about="chichen ${event.action}"]`, { away: true });
    else if (kind === "marker") fly("starting-player", 1, START);
    else if (kind === "climbed" || kind === "angered") move(TEMPLES[number("temple")], "step");
    else if (kind === "advanced") move(TECHNOLOGIES[number("technology")], "level");
    else if (kind === "paid") fly(GOODS[number("good")], number("amount"), from, { away: true });
    else if (SCORES.test(kind)) fly("points", number("points") / UNIT);
    else if (food) food.hear(event, fly);
  }
  return gathered(flights);
}

/**
 * The flights of a food day, one seat after the other: first the corn travels to the bowl, then goods or
 * points come from the temples.
 */
class FoodDay {
  private readonly fed: number[] = [];
  private readonly given: number[] = [];

  hear(
    event: TableEvent,
    fly: (glyph: Flight["glyph"] | undefined, n: number, place?: string, more?: Partial<Flight>) => void,
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
      fly("points", Number(event.points) / UNIT, temple, then());
  }

  private turn(seats: number[], seat: number): number {
    if (!seats.includes(seat)) seats.push(seat);
    return seats.indexOf(seat);
  }
}
