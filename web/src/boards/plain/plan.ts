import type { Dict, Entry } from "./shape";
import type { Group } from "./small-pieces";

/** A piece on the board: its owner, its kind, and its number or the face of its die. */
export interface BoardPiece {
  seat: number;
  what: "warriors" | "hero" | "scout" | "die" | "neutral";
  /** The name of the piece, if its sign does not show it. */
  name?: string;
  /** The id that the piece's card explains, if it differs from the name. */
  about?: string;
  n?: number;
}

/** A place on one or more hexes of a map that is not one of the map's fields. */
export interface HexPlace {
  id: string;
  hexes: [number, number][];
  /** What the place contains now, apart from pieces. */
  guests?: (view: Dict) => string[];
}

/**
 * How a game without a drawn board presents its view. Parts not listed in the plan are shown according to
 * their shape.
 */
export interface PlainPlan {
  /** The parts that come first, in this order, because all players look at them. */
  first?: (view: Dict, question: string) => string[];
  /** The parts that come after the viewer's own parts. */
  middle?: string[];
  /** The parts that come last. */
  last?: string[];
  /** The parts that are shown within other parts. */
  within?: string[];
  /** The parts of a field that are drawn on the field itself, grouped by how they are drawn. */
  field?: { kind?: string; words?: string[]; gem?: string; count?: string };
  places?: HexPlace[];
  /** The pieces in a place. */
  pieces?: (view: Dict, place: string) => BoardPiece[];
  /** The parts of the view that have a special form. */
  forms?: Record<string, Form>;
  /** The parts of a seat that its panel lists by name. */
  named?: string[];
  /** The lists in which each position has a name. */
  listed?: Record<string, string[]>;
  /** The lines that a component's card shows in addition to the printed text. */
  cardLines?: (about: string, box: Dict, thing: (id: string) => string) => string[];
  /** All seats' pieces in an area of a chart. */
  groups?: (view: Dict, entry: Entry) => Group[];
}

export type Form = "dice" | "strip";

const plans = new Map<string, PlainPlan>();
const NONE: PlainPlan = {};

export function registerPlan(game: string, plan: PlainPlan): void {
  plans.set(game, plan);
}

export function planOf(game: string): PlainPlan {
  return plans.get(game) ?? NONE;
}
