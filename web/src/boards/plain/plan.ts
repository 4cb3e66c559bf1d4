import type { Dict, Entry } from "./shape";
import type { Group } from "./small-pieces";

/** A piece on the board: its owner, its kind, and its number or the face of its die. */
export interface BoardPiece {
  seat: number;
  what: "warriors" | "hero" | "scout" | "die" | "neutral";
  /** Its name, if its sign does not show it. */
  name?: string;
  /** The subject of its card, if not its name. */
  about?: string;
  n?: number;
}

/** Something on one or more hexes of a map in addition to its fields. */
export interface HexPlace {
  id: string;
  hexes: [number, number][];
  /** Its present contents other than pieces. */
  guests?: (view: Dict) => string[];
}

/** How a game without a drawn board presents its view; anything not listed here follows its shape. */
export interface PlainPlan {
  /** Parts that come first, in this order, because all players look at them. */
  first?: (view: Dict, question: string) => string[];
  /** Parts that follow the viewer's own. */
  middle?: string[];
  /** Parts that come last. */
  last?: string[];
  /** Parts shown within others. */
  within?: string[];
  /** Parts of a field that are shown on it, and how. */
  field?: { kind?: string; words?: string[]; gem?: string; count?: string };
  places?: HexPlace[];
  /** The pieces in a place. */
  pieces?: (view: Dict, place: string) => BoardPiece[];
  /** Parts of the view with a special form. */
  forms?: Record<string, Form>;
  /** Parts of a seat that its panel lists by name. */
  named?: string[];
  /** Lists whose positions have names. */
  listed?: Record<string, string[]>;
  /** What the card of a thing adds to its printed text. */
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
