/** What the table shows of Chichén Itzá: `show` in games/chichen_itza/view.py. */

export type Creature = "snake" | "monkey" | "jaguar" | "triceratops" | "caiman" | "shaman" | "kukulkan";
export type HeroType = "a" | "b" | "c";
export type Gem = "yellow" | "green" | "white" | "red" | "blue";
export type Gear = "defense" | "melee" | "ranged" | "magic";
export type TileKind = "camp" | "village" | "temple" | "mine" | "ruin";

export const CREATURES: Creature[] = [
  "snake",
  "monkey",
  "jaguar",
  "triceratops",
  "caiman",
  "shaman",
  "kukulkan",
];
export const HEROES: HeroType[] = ["a", "b", "c"];
export const GEMS: Gem[] = ["yellow", "green", "white", "red", "blue"];
export const GEARS: Gear[] = ["defense", "melee", "ranged", "magic"];
export const COLOURS = ["gold", "green", "red", "blue"] as const;
export type Colour = (typeof COLOURS)[number];

export interface TileView {
  id: string;
  terrain: "land" | "water";
  kind: TileKind;
  gem: Gem | null;
  gems: number;
  q: number | null;
  r: number | null;
  creature: Creature | null;
  strength: number | null;
  /** Whether everybody knows the strength. */
  strength_open?: boolean;
  ruin: string | null;
  ruin_open: boolean;
  seat: number | null;
  warriors: number;
  heroes: HeroType[];
  scouts_seat: number[];
}

export interface ActionTileView {
  tile: string;
  actions: string[];
  prices: number[] | null;
  markers_seat: number[];
}

export interface TaskView {
  task: string;
  points: number;
  round: number;
  claimed_seat: number[];
  /** Who meets it at this moment. */
  met_seat?: number[];
}

export interface AttackView {
  round: number;
  seat: number;
  creature: Creature;
  held: boolean;
  points: number;
}

export interface HeroView {
  hero: HeroType;
  /** A tile, `city`, `home` or `group`. */
  place: string;
  card: string | null;
}

/** A group that moves or fights; what does not matter at the moment is left out. */
export interface VentureView {
  seat: number;
  at: string;
  warriors?: number;
  heroes?: HeroType[];
  start?: string;
  steps?: number;
  creature?: Creature;
  strength?: number;
  hearts?: number;
  foe_seat?: number;
  foe_warriors?: number;
  foe_heroes?: HeroType[];
  phases?: string[];
  phase?: string;
  roller_seat?: number;
  spell?: "stone" | "fire";
  dice?: number[];
  hit_faces?: number[];
  symbols?: Record<string, number>;
  hits?: { own: number; foe: number };
  damage?: { own: number; foe: number };
}

export interface PlayerView {
  coins: number;
  luck: number;
  idols: number;
  reserve: number;
  strips: number;
  income: number;
  city: number;
  shields: number;
  shields_allowed: number;
  war: number;
  favor: number;
  gears: Record<Gear, number>;
  range: number;
  limit: number;
  tiles: string[];
  scouts: number;
  gems: Gem[];
  placed: number;
  gods: string[];
  heroes: HeroView[];
  figures: { creature: Creature; strength: number }[];
  hand: number;
  cards: Record<"stone" | "fire", number> | null;
  points: number;
  ending: Record<string, number>;
}

export interface ChichenView {
  venture: VentureView | null;
  players: number;
  turn: number;
  round: number;
  turns: number;
  free_layout: boolean;
  order: number[];
  /** Seats by favour, the lowest first. */
  favor_order: number[];
  tiles: TileView[];
  unseen: Record<Creature, number[]>;
  row: string[];
  board: { columns: number; row_costs: number[]; column_costs: number[]; tiles: ActionTileView[] };
  tasks: TaskView[];
  display: (string | null)[];
  god_decks: number[];
  hero_cards: (string | null)[];
  hero_stacks: number[];
  magic_deck: number;
  discards: Record<"stone" | "fire", number>;
  luck: number;
  idols: number;
  attacks: AttackView[];
  city_cards: Creature[];
  seats: PlayerView[];
}
