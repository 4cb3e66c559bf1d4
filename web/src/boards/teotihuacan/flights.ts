import type { GlyphName } from "../../glyphs/glyph";
import type { TableEvent } from "../../net/protocol";
import type { Flight } from "../flight";
import { BOARDS, TEMPLES } from "./view";

const GOODS: GlyphName[] = ["wood", "stone", "gold", "cocoa"];
const CALENDAR = '[data-about="calendar"]';

/** What travels: goods and points from the board, temple or track that gave them, payments back to the board. */
export function teotihuacanFlights(events: TableEvent[]): Flight[] {
  const flights: Flight[] = [];
  let from = CALENDAR;
  for (const event of events) {
    const number = (key: string) => Number(event[key] ?? -1);
    const seat = event.seat ?? -1;
    const fly = (glyph: GlyphName | undefined, n: number, away = false) => {
      if (glyph && n > 0 && seat >= 0) flights.push({ glyph, n, from, seat, ...(away ? { away } : {}) });
    };
    switch (event.event) {
      case "moved":
        from = `[data-about="${BOARDS[number("to")] ?? "palace"}"]`;
        break;
      case "climbed":
        from = `[data-about="${TEMPLES[number("temple")] ?? "blue"}"]`;
        break;
      case "eclipse":
        from = CALENDAR;
        break;
      case "gained":
        fly(GOODS[number("good")], number("amount"));
        break;
      case "paid":
        fly(GOODS[number("good")], number("amount"), true);
        break;
      case "scored":
        fly("points", number("points"));
        break;
      default:
    }
  }
  return flights;
}
