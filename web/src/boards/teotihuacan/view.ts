/** Re-exports the generated view types, and defines the ids that the board uses as keys. */
import type { BOARDS, RESOURCES, ROWS } from "./names";
import type {
  ActiveWorkerView,
  BoardSpaceView,
  BuildingsView,
  IconCellView,
  TeotihuacanPlayerView,
  TeotihuacanView as View,
} from "./view-types";

export { BOARDS, LEVELS, RESOURCES, ROWS, SIDES, SPACES, TEMPLES } from "./names";
export type {
  BotView,
  CrewView as Crew,
  ForecastView as Forecast,
  GainView as Gain,
  LayingView as Laying,
  PyramidSide as Side,
  RotationView as Turned,
  SavingView as Saving,
  SetupView,
  StoneView,
  TechnologyView,
  Temple,
} from "./view-types";
export type BoardId = (typeof BOARDS)[number];
export type Icon = "statue" | "headdress" | "serpent" | "glyph";

export interface BoardView extends BoardSpaceView {
  id: BoardId;
}

export interface PlayerView extends TeotihuacanPlayerView {
  resources: Record<(typeof RESOURCES)[number], number>;
}

export interface TeotihuacanView extends View {
  active: (ActiveWorkerView & { board: BoardId }) | null;
  boards: BoardView[];
  buildings: BuildingsView & { rows: Record<(typeof ROWS)[number], number> };
  icons: (IconCellView & { icon: Icon })[];
  seats: PlayerView[];
}
