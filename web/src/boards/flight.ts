import type { ComponentChild } from "preact";
import type { GlyphName } from "../glyphs/glyph";

/** Something that travels from a place on the board to a player, or to another place. */
export interface Flight {
  glyph: GlyphName | (() => ComponentChild);
  n: number;
  /** A selector below the board. */
  from: string;
  /** Another place instead of the player. */
  to?: string;
  seat: number;
  /** It leaves the player for that place instead. */
  away?: boolean;
  /** Seconds until it sets out; otherwise one after the other. */
  delay?: number;
}

/** The same thing from the same place to the same seat travels once. */
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
