/** What is printed in the box, as the server reads it from components.toml. */
import type { Creature, Gear, Gem, HeroType } from "./view";

export interface CreatureParts {
  id: Creature;
  strengths: number[];
  magic: string;
  ranged: string;
  melee: string;
  ability: string;
  light_die: string[][];
  dark_die: string[][];
}

export interface RuinParts {
  id: string;
  points: number;
  coins: number;
  luck: number;
  idols: number;
  warriors: number;
  magic_cards: number;
  gears: number;
  heroes: number;
}

export interface ChichenBox {
  creatures: CreatureParts[];
  ruins: RuinParts[];
  star_lines: { id: string; gems: [Gem, Gem]; bonus: string; amount: number }[];
  god_cards: { id: string; color: string; key: string; number?: number }[];
  hero_cards: { id: string; hero: HeroType; key: string; upkeep: number; number?: number }[];
  tasks: { id: string; stack: string; points: number; number?: number }[];
  gears: {
    defense: { value: number[] };
    melee: { hit_max: number[] };
    ranged: { movement: number[]; attacks: number[]; hit_max: number };
    magic: { stone: number[]; fire: number[]; stone_hit_max: number; fire_hit_max: number };
  };
  reserve_strips: { id: string; spaces: number; coins: number; points: number }[];
  round_track: { light_rounds: number; task_rounds: number[]; city_strength: number[]; city_die: string[] };
  favor_track: { top_space: number };
  scoring: { gems: number[]; city_lost: number };
  layout: { city_hexes: [number, number][] };
  coins_space: { coins: number };
  player_kit: { shields: number; diplomacy_markers: number; scouts: number; warriors: number };
}

/** Things by their id, whatever its case. */
export function byId<T extends { id: string }>(things: T[], id: string): T | undefined {
  return things.find((thing) => thing.id.toLowerCase() === id.toLowerCase());
}

/** What a level of a gear says in its window: shields; highest hit; range and dice; stone and fire cards. */
export function gearValue(box: ChichenBox, gear: Gear, level: number): string {
  const many = (n: number | undefined) => (n === undefined || n < 0 ? "∞" : String(n));
  const at = level - 1;
  const { defense, melee, ranged, magic } = box.gears;
  if (gear === "defense") return many(defense.value[at]);
  if (gear === "melee") return (melee.hit_max[at] ?? 0) > 1 ? `1–${melee.hit_max[at]}` : "1";
  if (gear === "ranged") return many(ranged.attacks[at]);
  return `${many(magic.stone[at])}/${many(magic.fire[at])}`;
}
