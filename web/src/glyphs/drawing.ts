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

/** A glyph, which is a motif in flat colours on its cartouche, drawn in a square of 24 units. */
export interface Drawing {
  ground: Pigment;
  motif: JSX.Element;
}
