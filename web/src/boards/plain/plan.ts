import type { Dict, Entry } from "./shape";
import type { Group } from "./small-pieces";

/** A piece that stands somewhere: whose it is, what it is, and how many, or what its die shows. */
export interface BoardPiece {
  seat: number;
  what: "warriors" | "hero" | "scout" | "die" | "neutral";
  /** What it is called, where its sign does not say it. */
  name?: string;
  /** What its card tells of, if not of its name. */
  about?: string;
  n?: number;
}

/** What lies on a hex map beside its fields, on one hex or several. */
export interface HexPlace {
  id: string;
  hexes: [number, number][];
  /** What is there now beside the pieces. */
  guests?: (view: Dict) => string[];
}

/** How a game without a drawn board wants its view told; what is not said here is told by its shape. */
export interface PlainPlan {
  /** Parts that come first, in this order: what everybody looks at. */
  first?: (view: Dict, question: string) => string[];
  /** Parts that come after what is one's own. */
  middle?: string[];
  /** Parts that come last. */
  last?: string[];
  /** Parts that are told within others. */
  within?: string[];
  /** Parts of a field that stand on it, by how they are told there. */
  field?: { kind?: string; words?: string[]; gem?: string; count?: string };
  places?: HexPlace[];
  /** Which pieces stand at a place. */
  pieces?: (view: Dict, place: string) => BoardPiece[];
  /** Parts of the view with a form of their own. */
  forms?: Record<string, Form>;
  /** Parts of a seat that its panel names one by one. */
  named?: string[];
  /** Lists whose places have names of their own. */
  listed?: Record<string, string[]>;
  /** What the card of a thing adds to what is printed on it. */
  told?: (about: string, box: Dict, thing: (id: string) => string) => string[];
  /** What everybody has in an area of a chart. */
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
