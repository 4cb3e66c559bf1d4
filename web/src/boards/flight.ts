import type { ComponentChild } from "preact";
import type { GlyphName } from "../glyphs/glyph";

/** An animated piece that travels from a place on the board to a player or to another place. */
export interface Flight {
  glyph: GlyphName | (() => ComponentChild);
  n: number;
  /** A CSS selector of the starting place within the board. */
  from: string;
  /** The destination, if it is not the player. */
  to?: string;
  seat: number;
  /** Whether the piece travels in the opposite direction, from the player to that place. */
  away?: boolean;
  /** The number of seconds until the flight starts. By default, the flights start one after the other. */
  delay?: number;
}

/** Combines flights of equal pieces from the same place to the same seat. */
export function gathered(flights: Flight[]): Flight[] {
  const found: Flight[] = [];
  for (const flight of flights) {
    const same = found.find(
      (one) =>
        one.glyph === flight.glyph &&
        one.from === flight.from &&
        one.to === flight.to &&
        one.seat === flight.seat &&
        one.away === flight.away,
    );
    if (same) same.n += flight.n;
    else found.push({ ...flight });
  }
  return found;
}
