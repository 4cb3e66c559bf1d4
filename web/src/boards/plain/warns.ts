import type { Asked } from "../../net/protocol";
import type { Kit } from "../../state/kit";
import { planOf } from "./plan";
import { isDict } from "./shape";

/** What comes soon and would surprise, said beside a question. */
export function plainWarns(
  question: string,
  view: Record<string, unknown>,
  kit: Kit,
  viewer: number,
): string[] {
  return isDict(kit.box) ? (planOf(kit.game).warns?.(question, view, kit.box, viewer) ?? []) : [];
}

/** Answers that one would expect here, and their names; those that are not offered are explained. */
export function plainExpects(question: Asked, kit: Kit): [word: string, name: string][] {
  return planOf(kit.game).expects?.(question, kit.thing) ?? [];
}

/** What may be done beside any answer. */
export function plainBeside(word: string, game: string): boolean {
  return planOf(game).beside?.test(word) ?? false;
}
