import type { BoardModule } from "../board-module";
import { PlainBoard } from "./board";
import { plainCard } from "./card";
import { PlainHoldings } from "./holdings";
import { type PlainPlan, registerPlan } from "./plan";

/** The generic board of a game. Its layout follows the game's plan or, if there is no plan, the shape of
 * the view. */
export function plainBoard(game: string, plan: PlainPlan): BoardModule {
  registerPlan(game, plan);
  return {
    drawn: false,
    Board: PlainBoard,
    Holdings: PlainHoldings,
    card: plainCard,
  };
}

/** The board of any game that does not have a folder of its own. */
export const board: BoardModule = plainBoard("", {});
