/** Types of the view (generated), under the names that the board uses, and the names that it uses as keys. */
import type { SOLDIERS } from "./names";

export { ARMIES, BOXES, SOLDIERS } from "./names";
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
export type Soldier = (typeof SOLDIERS)[number];
