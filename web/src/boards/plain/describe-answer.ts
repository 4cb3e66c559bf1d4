import type { Asked } from "../../net/protocol";
import type { BoardContext } from "../board-module";
import { label } from "./labels";
import { planOf } from "./plan";
import { isDict } from "./shape";

/** What an answer does, in a line of its own, where the game can tell more than the answer says. */
export function describeAnswer(move: string, question: Asked, context: BoardContext): string {
  const { view, assets, seat, names } = context;
  const describe = planOf(assets.game).describeAnswer;
  if (!describe || !isDict(assets.box)) return "";
  const texts = { thing: assets.thing, say: (message: string) => assets.messages.say(message) };
  const says = {
    label: (part: string) => label(texts, part),
    thing: (id: string) => assets.thing(id),
    cost: (id: string) => assets.printed.cost(id),
    effect: (id: string) => assets.printed.effect(id),
    names,
    box: assets.box,
  };
  return describe(move, question, view, says, seat).filter(Boolean).join(" · ");
}
