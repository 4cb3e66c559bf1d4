/** The printed components, as the server reads them from components.toml, with facts derived by the rules. */

import type { TechnologyName, TempleName, TzolkinFacts, WheelName } from "./view-types";

export type Goods = Partial<Record<"corn" | "wood" | "stone" | "gold" | "skull", number>>;
export type Kind = "farm" | "city" | "tomb" | "shrine";

export interface Effect {
  op: string;
  [key: string]: string | number | undefined;
}

export interface Building {
  id: string;
  age: number;
  kind: Kind;
  cost: Goods;
  effects: Effect[];
}

export interface Monument {
  id: string;
  kind: Kind;
  cost: Goods;
  rule: string;
  of_kind?: Kind;
}

export interface Wealth {
  id: string;
  goods: Goods;
  effects: Effect[];
}

export interface Action {
  space: number;
  kind: string;
  [key: string]: string | number | boolean | undefined;
}

export interface WheelParts {
  id: WheelName;
  teeth: number;
  top_space: number;
  free_choice_spaces: number[];
  actions: Action[];
}

export interface TempleParts {
  id: TempleName;
  top_step: number;
  steps: { step: number; vp: number; good: string }[];
}

export interface TechnologyParts {
  id: TechnologyName;
  bonus: Effect;
  bonus_cost: number;
  effects: (Effect & { level: number })[];
}

export interface TzolkinBox {
  facts: TzolkinFacts;
  calendar: { teeth: number };
  wheels: WheelParts[];
  temples: TempleParts[];
  technologies: TechnologyParts[];
  buildings: Building[];
  monuments: Monument[];
  wealth_tiles: Wealth[];
  final_scoring: { corn_per_vp: number; vp_per_skull: number };
  market: Record<string, number>;
  pickup: { corn_per_step_back: number };
  player_start: { workers_max: number };
  supply: { skulls: number };
}

/** Finds a component by its id, ignoring upper and lower case. */
export function byId<T extends { id: string }>(things: T[], id: string): T | undefined {
  return things.find((thing) => thing.id.toLowerCase() === id.toLowerCase());
}
