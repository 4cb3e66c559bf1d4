/** What is printed in the box, as the server reads it from components.toml. */
import type { Icon, Side, Temple } from "./view";

export type Amounts = Record<string, number>;

interface Tile {
  id: string;
}

export interface TempleStep {
  step: number;
  r?: number;
  vp?: number;
  cocoa?: number;
  discovery?: boolean;
}

export interface TeotihuacanBox {
  action_boards: { id: string; number: number; worship: string }[];
  yields: Record<
    string,
    Record<"workers_1" | "workers_2" | "workers_3", Amounts[]> & { power_ups: number[] }
  >;
  technology: { id: string; cost: Amounts; boards: number[]; effect: Amounts }[];
  nobles: { cost: Amounts; row_top: number[]; row_middle: number[]; row_bottom: number[] };
  buildings_row: { values: number[] };
  decorations: { cost_gold: number[] };
  decoration_tiles: { id: string; a: string; b: string }[];
  decoration_sides: Record<Side, { printed: string[]; halves: string[] } & Record<string, unknown>>;
  pyramid_levels: { level: number; stone: number; wood: number; vp: number }[];
  pyramid_grid: { rows: string[] };
  pyramid_tiles: { id: string; cells: string[] }[];
  royal_tiles: (Tile & {
    kind: string;
    vp?: number;
    pay?: Amounts;
    gain?: Amounts;
    cocoa?: number;
    more: number;
  })[];
  discovery_tiles: (Tile & { cost: Amounts; kind: string; effect: Amounts })[];
  temple_tracks: Record<Temple, { bonus_step: number; top_step: number; steps: TempleStep[] }>;
  temple_bonus_tiles: (Tile & Record<string, number | string>)[];
  avenue: { max: number };
  pyramid_track: { vp_per_step_by_eclipse: number[]; vp_most_steps: number };
  pyramid_track_max: { max: number };
  calendar: { black_start: number[] };
  masks: { set_vp: number[] };
  starting_tiles: (Tile & { boards: number[]; gain: Amounts })[];
  solo_action_pyramid: { position_by_sum: number[] };
  ascension_rewards: (Tile & Amounts)[];
}

const LETTERS: Record<string, Icon> = { S: "statue", H: "headdress", F: "serpent", O: "glyph" };
const TEMPLE_OF: Partial<Record<Icon, Temple>> = { statue: "blue", headdress: "red", serpent: "green" };

export interface PrintedIcon {
  icon: Icon;
  /** The temple in which a match climbs; nothing: the icon is not coloured. */
  temple: Temple | null;
}

/** As printed: `H+` is a coloured headdress. */
export function printedIcon(letters: string): PrintedIcon {
  const icon = LETTERS[letters.charAt(0)] ?? "glyph";
  return { icon, temple: letters.endsWith("+") ? (TEMPLE_OF[icon] ?? null) : null };
}

/** The four icons of a pyramid tile, clockwise from the upper left, after this many quarter turns clockwise. */
export function turnedIcons(cells: string[], turns: number): PrintedIcon[] {
  return cells.map((_, i) => printedIcon(cells[(i - turns + 2 * cells.length) % cells.length] ?? "O"));
}

export function byId<T extends { id: string }>(things: T[], id: string | null): T | undefined {
  return things.find((thing) => thing.id === id);
}
