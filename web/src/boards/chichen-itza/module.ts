import type { BoardModule } from "../board-module";
import { plainBoard } from "../plain/module";
import { chichenItza } from "./plain/plan";

export const board: BoardModule = {
  ...plainBoard("chichen-itza", chichenItza),
  /** How goods are kept and limited, not why they come. */
  bookkeepingRules: ["CI-15.6", "CI-15.9"],
};
