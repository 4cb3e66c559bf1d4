import type { BoardModule } from "../board-module";
import { PlainBoard } from "./board";
import { plainCard } from "./card";
import { PlainHoldings } from "./holdings";
import { type PlainPlan, registerPlan } from "./plan";

/** The board of a game that is not drawn: by the game's plan, and by the shape of its view where the plan says nothing. */
export function plainBoard(game: string, plan: PlainPlan): BoardModule {
  registerPlan(game, plan);
  return {
    drawn: false,
    Board: PlainBoard,
    Holdings: PlainHoldings,
    card: plainCard,
  };
}

/** The board of any game that has no folder of its own. */
export const board: BoardModule = plainBoard("", {});
