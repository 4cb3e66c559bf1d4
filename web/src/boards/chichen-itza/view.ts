/** Types of the view (generated), under the names that the board uses, and the names that it uses as keys. */
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

/** Whether a round is played by night. */
export function isDark(view: ChichenView, round: number): boolean {
  return view.rounds.find((one) => one.round === round)?.dark ?? false;
}
