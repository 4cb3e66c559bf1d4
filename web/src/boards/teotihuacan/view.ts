/** Types of the view (generated), with the ids that the board uses as keys. */
import type {
  ActiveWorkerView,
  BoardSpaceView,
  BuildingsView,
  IconCellView,
  PyramidSide,
  Temple,
  TeotihuacanPlayerView,
  TeotihuacanView as View,
} from "./view-types";

export type {
  BotView,
  CrewView as Crew,
  ForecastView as Forecast,
  LayingView as Laying,
  PyramidSide as Side,
  RotationView as Turned,
  SetupView,
  StoneView,
  TechnologyView,
  Temple,
} from "./view-types";

export const BOARDS = ["palace", "forest", "quarry", "mine", "alchemy", "nobles", "deco", "build"] as const;
export type BoardId = (typeof BOARDS)[number];
export const SPACES = ["palace1", "palace2", "palace3", "forest", "quarry", "mine", "deco"] as const;
export const TEMPLES: Temple[] = ["blue", "red", "green"];
export const SIDES: PyramidSide[] = ["top", "right", "bottom", "left"];
export const ROWS = ["top", "middle", "bottom"] as const;
export type Icon = "statue" | "headdress" | "serpent" | "glyph";
export const RESOURCES = ["wood", "stone", "gold"] as const;

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
