/** Types of the view (generated), under the names that the board uses, and the names that it uses as keys. */
export type {
  AreaView,
  ArmyView,
  AztecaPlayerView as PlayerView,
  AztecaView,
  BattleView,
  DieView,
  ForceView,
  GodsView,
  LakeView,
  NavalBattleView,
  NavalSideView,
  PochtecaView,
} from "./view-types";

export const ARMIES = ["a", "b", "c"] as const;
export const BOXES = ["a", "b", "c", "reserve"] as const;
export const SOLDIERS = ["warrior", "jaguar"] as const;
export type Soldier = (typeof SOLDIERS)[number];
