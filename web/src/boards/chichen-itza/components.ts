/** The printed components, as the server reads them from components.toml. */
import { span } from "./number-lists";
import type { ChichenFacts, Creature, Gear, Gem, HeroType, PlayerView } from "./view";

export interface CreatureParts {
  id: Creature;
  strengths: number[];
  magic: string;
  ranged: string;
  melee: string;
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

export interface StarLine {
  id: string;
  gems: [Gem, Gem];
  bonus: string;
  amount: number;
}

export interface ChichenBox {
  creatures: CreatureParts[];
  ruins: RuinParts[];
  star_lines: StarLine[];
  god_cards: { id: string; color: string; key: string; number?: number }[];
  hero_cards: { id: string; hero: HeroType; key: string; upkeep: number; number?: number }[];
  tasks: { id: string; points: number; number?: number }[];
  favor_track: { top_space: number };
  layout: { city_hexes: [number, number][] };
  coins_space: { coins: number };
  facts: ChichenFacts;
}

/** Finds a component by its id, ignoring upper and lower case. */
export function byId<T extends { id: string }>(things: T[], id: string): T | undefined {
  return things.find((thing) => thing.id.toLowerCase() === id.toLowerCase());
}

/** The value that a gear shows in its window: the number of shields, the faces that hit, the number of
 * dice, or the number of stone and fire cards. */
export function gearValue({ gear_values: values }: PlayerView, gear: Gear): string {
  const many = (n: number | null) => String(n ?? "∞");
  if (gear === "defense") return many(values.shields);
  if (gear === "melee") return span(values.melee_faces) || "–";
  if (gear === "ranged") return many(values.ranged);
  return `${many(values.stone)}/${many(values.fire)}`;
}
