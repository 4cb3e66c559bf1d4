/** Which goods travel from where to whom, read off what happened. */
import type { Flight } from "../flight";
import type { TableEvent } from "../../net/protocol";
import type { GlyphName } from "../../glyphs/glyph";
import { WHEELS } from "./geometry";
import { TEMPLES } from "./view";

const GOODS: GlyphName[] = ["wood", "stone", "gold", "skull", "corn"];
const GETS = /^(gained|harvested|took|level-gave|bonus-gave|tile-gave|rewarded|wealth-gave)$/;
const WHERE = /^(acted|stepped-back|chose-freely|acted-higher|used)$/;

export function tzolkinFlights(events: TableEvent[]): Flight[] {
  const flights: Flight[] = [];
  let from = '[data-about="calendar"]';
  const number = (event: TableEvent, key: string) => Number(event[key] ?? -1);
  for (const event of events) {
    const seat = event.seat ?? -1;
    const wheel = WHEELS[number(event, "wheel")];
    if (WHERE.test(event.event)) from = `[data-about="${wheel} ${event["action"]}"]`;
    if (event.event === "built" || event.event === "monument-built") from = '[data-about="tikal"]';
    if (GETS.test(event.event)) {
      const glyph = GOODS[number(event, "good")];
      const temple = event.event === "rewarded" ? TEMPLES[number(event, "temple")] : undefined;
      if (glyph) flights.push({ glyph, n: number(event, "amount"), from: temple ? `[data-about="${temple}"]` : from, seat });
    } else if (event.event === "fished") flights.push({ glyph: "corn", n: number(event, "corn"), from, seat });
    else if (event.event === "collected") flights.push({ glyph: "corn", n: number(event, "corn"), from: '[data-about="start"]', seat });
    else if (event.event === "fell") flights.push({ glyph: "worker", n: 1, from: `[data-about="${wheel}"]`, seat });
    else if (event.event === "offering-scored") flights.push({ glyph: "points", n: number(event, "points") / 4, from, seat });
  }
  return flights;
}
