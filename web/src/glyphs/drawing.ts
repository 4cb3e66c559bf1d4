import type { JSX } from "preact";

export type Pigment =
  | "plaster"
  | "amate"
  | "obsidian"
  | "cacao"
  | "blue"
  | "jade"
  | "corn"
  | "cinnabar"
  | "cochineal"
  | "ash";

/** A glyph: a motif in flat colours on a cartouche, drawn in a square of 24 units. */
export interface Drawing {
  ground: Pigment;
  motif: JSX.Element;
}
