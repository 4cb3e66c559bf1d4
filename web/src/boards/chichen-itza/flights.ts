import type { TableEvent } from "../../net/protocol";
import type { Flight } from "../flight";

/** What travels from a place on the board to a player. */
export function chichenFlights(_events: TableEvent[]): Flight[] {
  return [];
}
