/** The goods that an event moves, for animation. */
import type { GlyphName } from "../../glyphs/glyph";
import type { TableEvent } from "../../net/protocol";
import { type Flight, gathered } from "../flight";
import { ACTION_TILES, GOODS, PLACES } from "./names";

const CITY = '[data-about="city"]';

function placeOf(number: number): string {
  return `[data-about="${PLACES[number]}"]`;
}

export function chichenFlights(events: TableEvent[]): Flight[] {
  const flights: Flight[] = [];
  let from = CITY;
  for (const event of events) {
    const number = (key: string) => Number(event[key] ?? 0);
    const seat = event.seat ?? -1;
    const fly = (glyph: GlyphName | null | undefined, n: number, place = from, away = false) => {
      if (glyph && n > 0 && seat >= 0)
        flights.push({ glyph, n, from: place, seat, ...(away ? { away } : {}) });
    };
    switch (event.event) {
      case "income":
        fly("coins", number("amount"), ".round.now");
        break;
      case "supplied":
        fly("warriors", number("amount"), CITY, true);
        break;
      case "placed":
        from = `[data-about="${ACTION_TILES[number("actiontile")]}"]`;
        fly("coins", number("amount"), from, true);
        break;
      case "placed-coins":
        fly("coins", number("amount"), ".coins-space");
        break;
      case "took":
      case "scouted":
        from = placeOf(number(event.event === "took" ? "place" : "tile"));
        break;
      case "gained": {
        const good = GOODS[number("good")];
        if (good === "shields") break; // shields are turned over on the board itself
        if (good === "warriors") fly(good, number("amount"), CITY, true);
        else fly(good, number("amount"));
        break;
      }
      case "reinforced":
        fly("warriors", number("amount"), placeOf(number("place")), true);
        break;
      case "drew":
      case "drew-card":
        fly("magic-cards", 1, ".magic-deck");
        break;
    }
  }
  return gathered(flights);
}
