import type { GlyphName } from "../glyphs/glyph";

/** Something that travels from a place on the board to a player. */
export interface Flight {
  glyph: GlyphName;
  n: number;
  /** A selector below the board. */
  from: string;
  seat: number;
  /** It leaves the player for that place instead. */
  away?: boolean;
  /** Seconds until it sets out; otherwise one after the other. */
  delay?: number;
}
