/** The printed components, as the server reads them from components.toml, with facts derived by the rules. */
import type { Icon, Temple } from "./view";
import type { TeotihuacanFacts } from "./view-types";

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
  facts: TeotihuacanFacts;
  action_boards: { id: string; number: number; worship: string }[];
  yields: Record<string, Record<"workers_1" | "workers_2" | "workers_3", Amounts[]>>;
  decorations: { cost_gold: number[] };
  decoration_tiles: Tile[];
  pyramid_levels: { level: number; stone: number; wood: number; vp: number }[];
  pyramid_tiles: Tile[];
  discovery_tiles: Tile[];
  temple_tracks: Record<Temple, { bonus_step: number; top_step: number; steps: TempleStep[] }>;
  avenue: { max: number };
  pyramid_track: { vp_most_steps: number };
  pyramid_track_max: { max: number };
  starting_tiles: (Tile & { gain: Amounts })[];
}

export interface PrintedIcon {
  icon: Icon;
  /** The temple in which the player climbs if the icon matches; null if the icon has no colour. */
  temple: Temple | null;
}

/** Returns the icon, with its colour if it has one, for a code from the components. */
export function printedIcon({ facts }: TeotihuacanBox, code: string | undefined): PrintedIcon {
  const found = facts.icons[code ?? ""];
  return { icon: (found?.icon ?? "glyph") as Icon, temple: found?.temple ?? null };
}

/** The four icons of a pyramid tile in this rotation, clockwise from the upper left. */
export function turnedIcons(box: TeotihuacanBox, id: string, rotation: number): PrintedIcon[] {
  return (box.facts.stones[id]?.[rotation] ?? []).map((code) => printedIcon(box, code));
}

export function byId<T extends { id: string }>(things: T[], id: string | null): T | undefined {
  return things.find((thing) => thing.id === id);
}
