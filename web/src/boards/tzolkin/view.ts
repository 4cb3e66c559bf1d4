/** What the table shows of Tzolk'in: `show` in games/tzolkin/view.py. */
import type { WheelName } from "./geometry";

export const TEMPLES = ["chaac", "quetzalcoatl", "kukulcan"] as const;
export type TempleName = (typeof TEMPLES)[number];
export const TECHNOLOGIES = ["agriculture", "extraction", "architecture", "theology"] as const;
export type TechnologyName = (typeof TECHNOLOGIES)[number];
export const RESOURCES = ["wood", "stone", "gold"] as const;
export type Resource = (typeof RESOURCES)[number];

export type Worker = number | "neutral" | null;

export interface PlayerView {
  corn: number;
  resources: Record<Resource, number>;
  skulls: number;
  workers: number;
  hand: number;
  on_wheels: number;
  light: boolean;
  temples: Record<TempleName, number>;
  technologies: Record<TechnologyName, number>;
  corn_tiles: number;
  wood_tiles: number;
  buildings: string[];
  monuments: string[];
  wealth: string[];
  points: Record<string, number>;
  quarter_points: number;
  /** What the next food day will take. */
  food: { workers: number; corn: number };
  /** Quarter points by source, if the game ended now. */
  ending: Record<string, number>;
}

export interface TzolkinView {
  players: number;
  turn: number;
  round: number;
  day: number;
  food_days: number;
  next_food_day: number | null;
  age: number;
  marker: number;
  starting_space: number | null;
  corn_on_calendar: number;
  placed: number;
  picked: number;
  wheels: Record<WheelName, Worker[]>;
  jungle: { action: number; corn: number; wood: number }[];
  skulls: number;
  offerings: (number | "neutral" | null)[];
  display: string[];
  deck: number;
  monuments: string[];
  /** What each monument is worth now, by seat. */
  monument_points: Record<string, number[]>;
  neutral_tiles: string[];
  dealt: number[];
  hand: string[];
  /** Of `hand`: what the viewer has already chosen. */
  keeping: string[];
  seats: PlayerView[];
}
