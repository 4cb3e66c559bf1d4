/** Types of the view (generated), under the names that the board uses, and the names that it uses as keys. */
export type {
  AreaView,
  ArmyView,
  AztecaPlayerView as PlayerView,
  AztecaView,
  BattleView,
  DieView,
  LakeView,
  NavalBattleView,
  PochtecaView,
} from "./view-types";

export const PHASES = [
  "cards",
  "tribute",
  "purchase",
  "slaves",
  "pochtecas",
  "lakes",
  "war",
  "judgement",
] as const;
export type Phase = (typeof PHASES)[number];
export const ARMIES = ["a", "b", "c"] as const;
export const BOXES = ["a", "b", "c", "reserve"] as const;
export const SOLDIERS = ["warrior", "jaguar"] as const;
export type Soldier = (typeof SOLDIERS)[number];
