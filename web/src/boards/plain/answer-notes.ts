import type { Asked } from "../../net/protocol";
import type { GameAssets } from "../../state/game-assets";
import type { BoardContext } from "../board-module";
import { planOf } from "./plan";
import { isDict } from "./shape";

/** What comes soon and would surprise, beside a question. */
export function warnings(question: Asked, { view, assets, seat }: BoardContext): string[] {
  if (!isDict(assets.box)) return [];
  return planOf(assets.game).warnings?.(question.kind, view, assets.box, seat) ?? [];
}

/** Answers that a player would expect here, and their names; those that are not offered are explained. */
export function expectedAnswers(question: Asked, assets: GameAssets): [move: string, name: string][] {
  return planOf(assets.game).expectedAnswers?.(question, assets.thing) ?? [];
}
