/** The goods that an event moves, for animation. Armies and gods glide on the board itself. */
import type { TableEvent } from "../../net/protocol";
import { type Flight, gathered } from "../flight";
import { type SignName, TextSign } from "./art/signs";
import { PLACES } from "./names";
import type { AztecaView } from "./view";

const drawings = new Map<SignName, () => ReturnType<typeof TextSign>>();

/**
 * Returns the same function whenever the sign is the same, so that two drawings can be compared by identity.
 */
function drawing(sign: SignName): () => ReturnType<typeof TextSign> {
  let found = drawings.get(sign);
  if (!found) {
    found = () => <TextSign name={sign} size={32} />;
    drawings.set(sign, found);
  }
  return found;
}

const about = (id: string) => `[data-about="${id}"]`;
const PYRAMID = about("quetzalcoatl");
const ROUND = about("round");

export function aztecaFlights(events: TableEvent[], shown: Record<string, unknown>): Flight[] {
  const view = shown as unknown as AztecaView;
  const flights: Flight[] = [];
  let from = ROUND;
  for (const event of events) {
    const number = (key: string) => Number(event[key] ?? 0);
    const seat = event.seat ?? -1;
    const capital = view.seats[seat]?.capital;
    const home = capital ? about(capital) : ROUND;
    const fly = (sign: SignName, n: number, place: string, away = false) => {
      if (n > 0 && seat >= 0)
        flights.push({ glyph: drawing(sign), n, from: place, seat, ...(away ? { away } : {}) });
    };
    if (typeof event.area === "number") {
      const place = PLACES[event.area];
      if (place) from = about(place);
    }
    switch (event.event) {
      case "lake-tribute":
      case "tlaloc-gave":
      case "tribute":
        fly("tribute", number("t"), home);
        break;
      case "income-sp":
        fly("points", number("sp"), home);
        break;
      case "bought":
        fly("tribute", number("t"), home, true);
        break;
      case "lot-sold":
        fly("tribute", number("t"), ROUND, true);
        break;
      case "drew":
      case "drew-unseen":
        fly("hand", 1, ROUND);
        break;
      case "card-played":
        fly("hand", 1, ROUND, true);
        break;
      case "expedition-t":
      case "plundered":
        fly("tribute", number("t"), from);
        break;
      case "expedition-sp":
      case "plundered-sp":
      case "prisoners":
      case "sure-prisoner":
      case "promised-prisoners":
        fly("points", number("sp"), from);
        break;
      case "gave":
        fly("points", 1, PYRAMID, true);
        break;
      case "gave-sp":
      case "offered":
        fly("points", number("sp"), PYRAMID, true);
        break;
      default:
    }
  }
  return gathered(flights);
}
