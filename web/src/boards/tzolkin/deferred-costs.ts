import type { Asked } from "../../net/protocol";
import type { Amount, BoardContext, PreviewOutcome } from "../board-module";
import { cardSpeech } from "./cards/card-writer";
import {
  type Building,
  byId,
  type Effect,
  type Goods,
  type TechnologyParts,
  type TzolkinBox,
} from "./components";
import { saved, sum } from "./missing-goods";
import type { TzolkinPlayerView, TzolkinView } from "./view-types";

const LAST_LEVEL = 3;
/** How a building is built that may not use architecture (TZ-9.6). */
const PLAIN = 3;
/** By what a tile does: the events that tell that it was done. */
const DONE_BY: Record<string, string[]> = {
  vp: ["tile-scored"],
  gain: ["tile-gave"],
  worker: ["worker-gained", "lapsed"],
  temple: ["climbed", "climb-lapsed"],
  tech: ["advanced", "bonus-gave", "bonus-scored"],
};

/** What is still to come where a question stands between an answer and what it promises: how it is paid, what architecture saves, a market first, in which temple one steps down. */
export function deferredCosts(
  move: string,
  question: Asked,
  { view: shown, assets, seat }: BoardContext,
  { events, next }: PreviewOutcome,
): Amount[] {
  const view = shown as unknown as TzolkinView;
  const box = assets.box as TzolkinBox | null;
  const me = view.seats?.[seat];
  if (!box || !me) return [];
  const [verb = "", object = ""] = move.split(" ");
  const any = (n: number): Amount => [
    "any-resource",
    n,
    cardSpeech(assets.messages.language).say("does-any-resource", { n: Math.abs(n) }),
  ];
  if (next.length > 0 && next.every((answer) => answer.startsWith("anger ")))
    return [["any-temple", -1, cardSpeech(assets.messages.language).say("does-any-temple")]];
  if (verb === "advance") return advance(byId(box.technologies, object), me, question, events, any);
  const building =
    verb === "build"
      ? byId(box.buildings, object)
      : move === "benefits now"
        ? box.buildings[question.numbers[0] ?? -1]
        : undefined;
  if (!building) return [];
  const how = verb === "build" ? question.numbers[0] : undefined;
  return [
    ...(events.includes("built") ? [] : bill(box, building, me, how, any)),
    ...promised(building, events),
  ];
}

/** TZ-15.2, TZ-15.3: resources of choice, and one level. */
function advance(
  strip: TechnologyParts | undefined,
  me: TzolkinPlayerView,
  question: Asked,
  events: string[],
  any: (n: number) => Amount,
): Amount[] {
  if (!strip) return [];
  const level = me.technologies[strip.id];
  const paid = Number(question.numbers[1]) > 0 && !events.includes("paid");
  const cost = level < LAST_LEVEL ? (strip.cost_to_level[level] ?? 0) : strip.bonus_cost;
  return [
    ...(paid ? [any(-cost)] : []),
    ...(level < LAST_LEVEL && !events.includes("advanced") ? [[strip.id, 1] as Amount] : []),
  ];
}

/** TZ-15.8, TZ-16.2: the printed cost, and what architecture gives and saves. */
function bill(
  box: TzolkinBox,
  building: Building,
  me: TzolkinPlayerView,
  how: number | undefined,
  any: (n: number) => Amount,
): Amount[] {
  const cost = (Object.entries(building.cost) as [string, number][]).filter(([, n]) => n > 0);
  const owed: Amount[] = cost.map(([good, n]) => [good, -n]);
  if (how === PLAIN) return owed;
  const spared = Math.min(saved(box, me), sum(building.cost));
  if (spared > 0) owed.push(cost.length === 1 ? [cost[0]![0], spared] : any(spared));
  for (const effect of box.technologies.find((one) => one.id === "architecture")?.effects ?? []) {
    if (effect.level > me.technologies.architecture) continue;
    if (effect.op === "build_corn_bonus") owed.push(["corn", Number(effect.corn)]);
    if (effect.op === "build_vp_bonus") owed.push(["points", Number(effect.vp)]);
  }
  return owed;
}

function promised(building: Building, events: string[]): Amount[] {
  return building.effects
    .filter((effect) => !DONE_BY[effect.op]?.some((event) => events.includes(event)))
    .flatMap(countable);
}

/** What can be said in numbers. */
function countable(effect: Effect): Amount[] {
  switch (effect.op) {
    case "vp":
      return [["points", Number(effect.n)]];
    case "gain":
      return (Object.entries(effect) as [keyof Goods, unknown][]).flatMap(([good, n]): Amount[] =>
        typeof n === "number" ? [[good, n]] : [],
      );
    case "worker":
      return [["workers", Number(effect.n)]];
    case "temple":
      return [[String(effect.temple), Number(effect.steps)]];
    case "tech":
      return [[String(effect.track), Number(effect.steps)]];
    default:
      return [];
  }
}
