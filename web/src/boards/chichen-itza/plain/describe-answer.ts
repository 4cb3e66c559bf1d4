import type { PlanTexts } from "../../plain/plan";
import { type Dict, seatsOf } from "../../plain/shape";
import { counted } from "./facts";
import { own } from "./messages";

const TO_TILES = new Set(["go", "step", "scout"]);
const HEROES = "abc";

/** Who waits on a tile, and how strong: as far as it is known, else as strong as those that the viewer has not seen yet. */
function waits(tile: Dict, view: Dict, { thing, effect }: PlanTexts): string {
  const creature = String(tile.creature);
  const unseen = (view.unseen as Record<string, number[]> | undefined)?.[creature] ?? [];
  const strength =
    typeof tile.strength === "number"
      ? String(tile.strength)
      : new Set(unseen).size === 1
        ? String(unseen[0])
        : own("does-one-of", { list: counted(unseen) });
  return `${own("does-strength", { creature: thing(creature), strength })}; ${effect(creature)}`;
}

/** Who holds a tile, with how many warriors, and which heroes stand by them. */
function held(tile: Dict, seat: number, view: Dict, { thing, names }: PlanTexts): string {
  const heroes = ((seatsOf(view)[seat]?.heroes ?? []) as Dict[]).filter((one) => one.place === tile.id);
  const told = own("does-held-by", { name: names[seat] ?? "", n: Number(tile.warriors ?? 0) });
  return [told, ...heroes.map((one) => thing(String(one.card ?? one.hero)))].join(", ");
}

/** By answer: who waits at the end of a way, what a hero can do. */
export function describeAnswer(
  word: string,
  _question: { kind: string; numbers: number[] },
  view: Dict,
  says: PlanTexts,
  viewer: number,
): string[] {
  const [verb = "", object = ""] = word.split(" ");
  if (TO_TILES.has(verb)) {
    const tile = ((view.tiles ?? []) as Dict[]).find(
      (one) => String(one.id).toLowerCase() === object.toLowerCase(),
    );
    if (!tile) return [];
    const [gem, gems, seat] = [tile.gem, Number(tile.gems ?? 0), tile.seat];
    return [
      typeof tile.creature === "string" ? waits(tile, view, says) : "",
      typeof seat === "number" && seat !== viewer ? held(tile, seat, view, says) : "",
      typeof gem === "string" && gems > 0 ? own("does-gem", { gem: says.thing(gem) }) : "",
    ];
  }
  if (verb === "recruit") {
    const card = ((view.hero_cards ?? []) as (string | null)[])[HEROES.indexOf(object)];
    return card ? [`${says.thing(card)}: ${says.effect(card)}`] : [];
  }
  if (verb === "keep" || verb === "dismiss" || verb === "hero") {
    const card = ((seatsOf(view)[viewer]?.heroes ?? []) as Dict[]).find((one) => one.hero === object)?.card;
    return typeof card === "string" ? [`${says.thing(card)}: ${says.effect(card)}`] : [];
  }
  return [];
}
