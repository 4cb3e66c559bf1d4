/** Facts that the card of a creature, a gear or a spell adds to the printed text. */
import type { ChichenBox } from "./components";
import { own } from "./messages";
import { counted, span } from "./number-lists";
import type { DieRounds, GearLevelFacts } from "./view";
import { GEARS, type Gear } from "./view";

export function cardLines(about: string, box: ChichenBox, thing: (id: string) => string): string[] {
  const { facts } = box;
  const creature = box.creatures.find((one) => one.id === about);
  if (creature) {
    const die = (faces: string[][]) => faces.map((face) => face.map(thing).join(" + ") || "–").join(" · ");
    return [
      own("card-strengths", { list: counted(creature.strengths) }),
      `${own("die-by-day", rounds(facts.light_die))}: ${die(creature.light_die)}`,
      `${own("die-by-night", rounds(facts.dark_die))}: ${die(creature.dark_die)}`,
    ];
  }
  const gear = GEARS.find((one) => one === about);
  if (gear)
    return facts.gear_levels.map(
      (level) => `${own("gear-level", { n: level.level })}: ${levelText(gear, level, box)}`,
    );
  if (about === "stone") return [own("stone-card", { faces: hitting(facts.stone_faces) })];
  if (about === "fire") return [own("fire-card", { faces: hitting(facts.fire_faces) })];
  return [];
}

function rounds({ map, city }: DieRounds): { map: string; city: string } {
  return { map: span(map) || "–", city: span(city) || "–" };
}

/** The faces of a die that count as hits. */
function hitting(faces: number[]): string {
  return span(faces) || own("no-face");
}

/** The text that describes the effect of a gear's level. */
export function levelText(gear: Gear, level: GearLevelFacts, { facts }: ChichenBox): string {
  const many = (n: number | null) => n ?? "∞";
  if (gear === "defense") return own("level-defense", { n: level.shields });
  if (gear === "melee") return own("level-melee", { faces: hitting(level.melee_faces) });
  if (gear === "ranged")
    return own("level-ranged", {
      range: level.range,
      dice: level.ranged,
      faces: hitting(facts.ranged_faces),
    });
  return own("level-magic", {
    stone: many(level.stone),
    fire: many(level.fire),
    stones: hitting(facts.stone_faces),
    fires: hitting(facts.fire_faces),
  });
}
