import type { Asked } from "../../net/protocol";
import type { Kit } from "../../state/kit";
import { label } from "./labels";
import { planOf } from "./plan";
import { isDict } from "./shape";

/** What an answer does, in a line of its own, where the game can tell more than the answer says. */
export function plainDoes(
  word: string,
  question: Asked,
  view: Record<string, unknown>,
  kit: Kit,
  viewer: number,
  names: string[],
): string {
  const does = planOf(kit.game).does;
  if (!does || !isDict(kit.box)) return "";
  const said = { thing: kit.thing, say: (message: string) => kit.speech.say(message) };
  const says = {
    label: (part: string) => label(said, part),
    thing: (id: string) => kit.thing(id),
    cost: (id: string) => kit.printed.cost(id),
    effect: (id: string) => kit.printed.effect(id),
    names,
    box: kit.box,
  };
  return does(word, question, view, says, viewer).filter(Boolean).join(" · ");
}
