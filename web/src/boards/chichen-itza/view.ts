/** Types of the view (generated), under the names that the board uses, and the names that it uses as keys. */
import type { ChichenView, Creature, Gear, GemColour, HeroType } from "./view-types";

export type {
  ActionTileView,
  AttackView,
  ChichenPlayerView as PlayerView,
  ChichenView,
  Creature,
  Gear,
  GemColour as Gem,
  GroupView,
  HeroType,
  HeroView,
  RoundView,
  TaskView,
  TileKind,
  TileView,
} from "./view-types";

export const CREATURES: Creature[] = [
  "snake",
  "monkey",
  "jaguar",
  "triceratops",
  "caiman",
  "shaman",
  "kukulkan",
];
export const HEROES: HeroType[] = ["a", "b", "c"];
export const GEMS: GemColour[] = ["yellow", "green", "white", "red", "blue"];
export const GEARS: Gear[] = ["defense", "melee", "ranged", "magic"];
export const COLOURS = ["gold", "green", "red", "blue"] as const;
export type Colour = (typeof COLOURS)[number];

/** Whether a round is played by night. */
export function isDark(view: ChichenView, round: number): boolean {
  return view.rounds.find((one) => one.round === round)?.dark ?? false;
}
