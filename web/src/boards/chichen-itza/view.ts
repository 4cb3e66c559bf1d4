/**
 * Re-exports the generated view types under the names that the board uses, and defines the names used as
 * keys.
 */
import type { COLOURS } from "./names";
import type { ChichenView } from "./view-types";

export { COLOURS, CREATURES, GEARS, GEMS, HEROES } from "./names";
export type {
  ActionTileView,
  AttackView,
  ChichenFacts,
  ChichenPlayerView as PlayerView,
  ChichenView,
  Creature,
  DieRounds,
  Gear,
  GearLevelFacts,
  GemColour as Gem,
  GroupView,
  HeroType,
  HeroView,
  RoundView,
  TaskView,
  TileKind,
  TileView,
} from "./view-types";
export type Colour = (typeof COLOURS)[number];

/** Whether a round belongs to the night half. */
export function isDark(view: ChichenView, round: number): boolean {
  return view.rounds.find((one) => one.round === round)?.dark ?? false;
}
