import type { GlyphName } from "../../glyphs/glyph";
import type { TableEvent } from "../../net/protocol";
import type { Flight } from "../flight";
import { SeatMark } from "../seats";
import { Die } from "./art/die";
import { GOODS } from "./names";
import { BOARDS, type BoardId, TEMPLES, type TeotihuacanView } from "./view";

const CALENDAR = '[data-about="calendar"]';

const SIZE = 32;

function board(n: number): string {
  return `[data-about="${BOARDS[n] ?? "palace"}"]`;
}

/** A travelling worker. */
function die(of: number, power: number) {
  return () => (
    <svg width={SIZE} height={SIZE} viewBox="-18 -18 36 36">
      <Die of={of} power={power} size={32} />
    </svg>
  );
}

function marker(of: number) {
  return () => (
    <svg width={SIZE} height={SIZE} viewBox="-16 -16 32 32">
      <SeatMark seat={of} x={0} y={0} scale={1.2} />
    </svg>
  );
}

/**
 * The pieces to animate: workers moving between boards, markers in temples, goods and points coming from
 * their sources, and payments.
 */
export function teotihuacanFlights(events: TableEvent[], shown: Record<string, unknown>): Flight[] {
  const { bot, ascended } = shown as unknown as TeotihuacanView;
  const flights: Flight[] = [];
  let from = CALENDAR;
  for (const event of events) {
    const number = (key: string) => Number(event[key] ?? -1);
    const seat = event.seat ?? -1;
    const fly = (glyph: GlyphName | undefined, n: number, away = false) => {
      if (glyph && n > 0 && seat >= 0) flights.push({ glyph, n, from, seat, ...(away ? { away } : {}) });
    };
    const walk = (of: number, start: number, end: number, power: number) => {
      if (start !== end)
        flights.push({ glyph: die(of, power), n: 1, from: board(start), to: board(end), seat: of });
    };
    const climb = (of: number, start: string, end: string) =>
      flights.push({ glyph: marker(of), n: 1, from: start, to: end, seat: of });
    switch (event.event) {
      case "moved":
        walk(seat, number("from"), number("to"), number("power"));
        from = board(number("to"));
        break;
      case "bot-advanced":
        if (bot) walk(bot.seat, number("from"), number("to"), number("power"));
        break;
      case "ascended":
        walk(seat, number("board"), BOARDS.indexOf(ascended.board as BoardId), ascended.power);
        break;
      case "climbed": {
        const temple = TEMPLES[number("temple")] ?? "blue";
        const step = (n: number) => `[data-about="${n === 0 ? temple : `${temple} ${n}`}"]`;
        climb(seat, step(number("from")), step(number("step")));
        from = step(number("step"));
        break;
      }
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
