import type { Asked } from "../../net/protocol";
import type { Kit } from "../../state/kit";
import type { Owed, Trial } from "../boards";
import { cardSpeech } from "./cards/teller";
import {
  type Building,
  byId,
  type Effect,
  type Goods,
  type TechnologyParts,
  type TzolkinBox,
} from "./components";
import { saved, sum } from "./missing";
import type { PlayerView, TzolkinView } from "./view";

const LAST_LEVEL = 3;
/** How a building is built that may not use architecture (TZ-9.6). */
const PLAIN = 3;
/** By what a tile does: the events that tell that it was done. */
const TOLD: Record<string, string[]> = {
  vp: ["tile-scored"],
  gain: ["tile-gave"],
  worker: ["worker-gained", "lapsed"],
  temple: ["climbed", "climb-lapsed"],
  tech: ["advanced", "bonus-gave", "bonus-scored"],
};

/** What is still to come where a question stands between an answer and what it promises: how it is paid, what architecture saves, a market first, in which temple one steps down. */
export function owes(
  word: string,
  question: Asked,
  shown: Record<string, unknown>,
  kit: Kit,
  seat: number,
  { told, next }: Trial,
): Owed[] {
  const view = shown as unknown as TzolkinView;
  const box = kit.box as TzolkinBox | null;
  const me = view.seats?.[seat];
  if (!box || !me) return [];
  const [verb = "", object = ""] = word.split(" ");
  const any = (n: number): Owed => [
    "any-resource",
    n,
    cardSpeech(kit.speech.language).say("does-any-resource", { n: Math.abs(n) }),
  ];
  if (next.length > 0 && next.every((answer) => answer.startsWith("anger ")))
    return [["any-temple", -1, cardSpeech(kit.speech.language).say("does-any-temple")]];
  if (verb === "advance") return advance(byId(box.technologies, object), me, question, told, any);
  const building =
    verb === "build"
      ? byId(box.buildings, object)
      : word === "benefits now"
        ? box.buildings[question.numbers[0] ?? -1]
        : undefined;
  if (!building) return [];
  const how = verb === "build" ? question.numbers[0] : undefined;
  return [...(told.includes("built") ? [] : bill(box, building, me, how, any)), ...promised(building, told)];
}

/** TZ-15.2, TZ-15.3: resources of choice, and one level. */
function advance(
  strip: TechnologyParts | undefined,
  me: PlayerView,
  question: Asked,
  told: string[],
  any: (n: number) => Owed,
): Owed[] {
  if (!strip) return [];
  const level = me.technologies[strip.id];
  const paid = Number(question.numbers[1]) > 0 && !told.includes("paid");
  const cost = level < LAST_LEVEL ? (strip.cost_to_level[level] ?? 0) : strip.bonus_cost;
  return [
    ...(paid ? [any(-cost)] : []),
    ...(level < LAST_LEVEL && !told.includes("advanced") ? [[strip.id, 1] as Owed] : []),
  ];
}

/** TZ-15.8, TZ-16.2: the printed cost, and what architecture gives and saves. */
function bill(
  box: TzolkinBox,
  building: Building,
  me: PlayerView,
  how: number | undefined,
  any: (n: number) => Owed,
): Owed[] {
  const cost = (Object.entries(building.cost) as [string, number][]).filter(([, n]) => n > 0);
  const owed: Owed[] = cost.map(([good, n]) => [good, -n]);
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

function promised(building: Building, told: string[]): Owed[] {
  return building.effects
    .filter((effect) => !TOLD[effect.op]?.some((event) => told.includes(event)))
    .flatMap(countable);
}

/** What can be said in numbers. */
function countable(effect: Effect): Owed[] {
  switch (effect.op) {
    case "vp":
      return [["points", Number(effect.n)]];
    case "gain":
      return (Object.entries(effect) as [keyof Goods, unknown][]).flatMap(([good, n]): Owed[] =>
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
