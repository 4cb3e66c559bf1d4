import type { Die } from "../../plain/dice";
import type { Fight } from "../../plain/fight";
import type { PlainPlan } from "../../plain/plan";
import { type Dict, seatsOf } from "../../plain/shape";
import { describeAnswer } from "./describe-answer";
import { capitalOf, groups } from "./pieces";

const APART = new Set([
  "area",
  "lake",
  "attacker_seat",
  "defender_seat",
  "neutral",
  "reserve",
  "defending_armies",
]);
/** What dice are thrown for in a fight; a view that describeAnswer not say it shows no others then. */
const OF_FIGHTS = new Set<unknown>(["roll-battle", "roll-ships", undefined]);
/** Told by side: the attacker's first. */
const BY_SIDE = ["prisoners", "losses", "temporary", "allies", "cousins", "sides"];

/** The soldiers of these armies, by kind where they are known, else only how many. */
export function forces(view: Dict, seat: number, letters: string[]): Dict {
  const boxes = (seatsOf(view)[seat]?.boxes ?? {}) as Record<
    string,
    { units: number; known: Record<string, number> }
  >;
  const found: Record<string, number> = {};
  for (const { units, known } of letters.flatMap((letter) => boxes[letter] ?? [])) {
    const told = Object.values(known).reduce((sum, n) => sum + n, 0);
    for (const [kind, n] of Object.entries(known)) found[kind] = (found[kind] ?? 0) + n;
    if (units > told) found.units = (found.units ?? 0) + units - told;
  }
  return found;
}

/** In a battle each side has its half of the dice, the attacker the first one. */
function battle(part: string, place: string, perSide: number): (view: Dict) => Fight | null {
  return (view) => {
    const b = ((view[part] ?? []) as Dict[])[0];
    if (!b) return null;
    const dice = (OF_FIGHTS.has(view.rolled_for) ? (view.dice ?? []) : []) as Die[];
    const halves = dice.length === 2 * perSide ? [dice.slice(0, perSide), dice.slice(perSide)] : [[], []];
    const bySide = (half: number) =>
      Object.fromEntries(
        BY_SIDE.map((key) => [
          key === "allies" ? "ally_seat" : key,
          ((b[key] ?? []) as unknown[])[half] ?? null,
        ]),
      );
    const side = (key: string, half: number, has: Dict) => ({
      seat: Number(b[key] ?? -1),
      has: { ...has, ...bySide(half) },
      dice: halves[half]!,
      rolls: false,
    });
    const attacking = forces(view, Number(b.attacker_seat ?? -1), part === "battle" ? [String(b.army)] : []);
    const defended = {
      ...forces(view, Number(b.defender_seat ?? -1), (b.defending_armies ?? []) as string[]),
      defending_armies: ((b.defending_armies ?? []) as string[]).join(" "),
      ...(b.reserve as Dict),
      ...(b.neutral as Dict),
    };
    const attacker = side("attacker_seat", 0, { army: b.army, from: b.from, ...attacking });
    const defender = {
      ...side("defender_seat", 1, defended),
      ...(typeof b.defender_seat === "number" ? {} : { name: "neutral" }),
    };
    return {
      place: String(b[place] ?? ""),
      stages: [],
      stage: "",
      sides: [attacker, defender],
      rest: Object.fromEntries(
        Object.entries(b).filter(
          ([key]) => !APART.has(key) && !(key in attacker.has) && !BY_SIDE.includes(key),
        ),
      ),
    };
  };
}

/** The dice stand with the sides where a battle has them. */
function inBattle(view: Dict): boolean {
  if (!OF_FIGHTS.has(view.rolled_for)) return false;
  const dice = ((view.dice ?? []) as unknown[]).length;
  return (
    (dice === 4 && ((view.battle ?? []) as unknown[]).length > 0) ||
    (dice === 2 && ((view.naval_battle ?? []) as unknown[]).length > 0)
  );
}

export const azteca: PlainPlan = {
  first: (_, question) => [
    "lots",
    ...(question === "Influence" ? ["dice"] : []),
    "battle",
    "naval_battle",
    "areas",
    "lakes",
  ],
  middle: ["dice", "march"],
  within: ["players", "turn", "pyramid_top", "hell", "rolled_for"],
  ends: { quetzalcoatl: "pyramid_top", tezcatlipoca: "hell" },
  fights: { battle: battle("battle", "area", 2), naval_battle: battle("naval_battle", "lake", 1) },
  forms: { dice: "dice", lots: "strip" },
  without: (view) => [
    ...(inBattle(view) ? ["dice"] : []),
    ...(view.outcome === "running" ? ["outcome"] : []),
  ],
  wares: { Buy: ["warrior", "jaguar", "general", "pochteca", "ship", "dike"] },
  again: { verb: "tlenamacac", questions: ["Influence", "AnswerTlenamacac"] },
  onBoard: ["hand"],
  held: ["t", "sp", "ships", "cities"],
  water: "lakes",
  groups,
  capital: capitalOf,
  armies: "boxes",
  describeAnswer,
  signs: { assimilated: "✓", struck: "!" },
  ways: { over_mountain: "mountain", over_swamp: "swamp", over_chinampas: "chinampas", over_dike: "dike" },
};
