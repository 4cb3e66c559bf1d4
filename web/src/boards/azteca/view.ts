/** Re-exports the generated view types and names under the names that the board uses. */
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
