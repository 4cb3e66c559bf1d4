import type { Asked } from "../../net/protocol";
import type { BoardContext } from "../board-module";
import { cardSpeech, upper } from "./cards/card-writer";
import type { TzolkinBox } from "./components";
import type { TechnologyName, TzolkinPlayerView, TzolkinView } from "./view-types";

const LAST_LEVEL = 3;
const ENDS_A_TURN = new Set(["PlaceWorker", "PickWorker"]);

/** What an answer leads to where its words only name it: the level that is reached, the action of a worker, what a monument is worth. */
export function describeAnswer(
  move: string,
  question: Asked,
  { view: shown, assets, seat }: BoardContext,
): string {
  const view = shown as unknown as TzolkinView;
  const me = view.seats?.[seat];
  if (!me) return "";
  const own = cardSpeech(assets.messages.language);
  const [verb = "", object = "", space = ""] = move.split(" ");
  if (move === "stop" && ENDS_A_TURN.has(question.kind))
    return isLastTurn(view, assets.box as TzolkinBox | null) ? own.say("does-last-turn") : "";
  if (verb === "pick") {
    const effect = upper(assets.printed.effect(`${object} ${space}`));
    const lacking = lacks(view, me, object, Number(space));
    return lacking ? `${effect}. ${own.say(lacking)}` : effect;
  }
  if (verb === "advance") {
    const level = me.technologies[object as TechnologyName];
    if (level >= LAST_LEVEL)
      return own.say("does-bonus", { effect: assets.printed.effect(`${object} bonus`) });
    return own.say("does-level", {
      level: level + 1,
      effect: assets.printed.effect(`${object} ${level + 1}`),
    });
  }
  const worth = verb === "build" ? view.monument_points[object.toUpperCase()]?.[seat] : undefined;
  return worth === undefined ? "" : own.say("does-worth", { points: worth });
}

/** What keeps a worker from the action of its space, so that its words promise nothing. */
function lacks(view: TzolkinView, me: TzolkinPlayerView, wheel: string, space: number): string {
  if (wheel === "chichen" && view.offerings[space - 1] !== undefined) {
    if (view.offerings[space - 1] !== null) return "card-slot-taken";
    return me.skulls === 0 ? "card-no-skull" : "";
  }
  const group = wheel === "palenque" ? view.jungle.find((one) => one.action === space) : undefined;
  return group && group.corn + group.wood === 0 ? "does-no-tile" : "";
}

/** TZ-19.1: with the last food day the game ends. */
function isLastTurn(view: TzolkinView, box: TzolkinBox | null): boolean {
  const last = box?.calendar.food_days.at(-1)?.day;
  return last !== undefined && view.next_food_day === last && view.day >= last;
}
