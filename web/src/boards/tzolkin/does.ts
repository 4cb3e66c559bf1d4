import type { Asked } from "../../net/protocol";
import type { Kit } from "../../state/kit";
import { cardSpeech, upper } from "./cards/teller";
import type { TechnologyName, TzolkinView } from "./view";

const LAST_LEVEL = 3;

/** What an answer leads to where its words only name it: the level that is reached, the action of a worker, what a monument is worth. */
export function does(word: string, _question: Asked, shown: Record<string, unknown>, kit: Kit, seat: number): string {
  const view = shown as unknown as TzolkinView;
  const me = view.seats?.[seat];
  if (!me) return "";
  const own = cardSpeech(kit.speech.language);
  const [verb = "", object = "", space = ""] = word.split(" ");
  if (verb === "pick") return upper(kit.printed.effect(`${object} ${space}`));
  if (verb === "advance") {
    const level = me.technologies[object as TechnologyName];
    if (level >= LAST_LEVEL) return own.say("does-bonus", { effect: kit.printed.effect(`${object} bonus`) });
    return own.say("does-level", { level: level + 1, effect: kit.printed.effect(`${object} ${level + 1}`) });
  }
  const worth = verb === "build" ? view.monument_points[object.toUpperCase()]?.[seat] : undefined;
  return worth === undefined ? "" : own.say("does-worth", { points: worth });
}
