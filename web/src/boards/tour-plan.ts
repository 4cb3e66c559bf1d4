import type { Language } from "../state/settings";

export interface TourStep {
  /** A message with a title and `.text`. */
  message: string;
  position: string;
  /** What the step is about, as a selector below the board; nothing: the whole board. */
  target: string;
}

export interface TourPlan {
  words: Record<Language, string>;
  positions: Record<string, unknown>;
  steps: TourStep[];
}

/** Tours are loaded when one is taken. */
const PLANS: Record<string, () => Promise<TourPlan>> = {
  tzolkin: () => import("./tzolkin/tour").then((module) => module.tour),
};

export function hasTour(game: string): boolean {
  return game in PLANS;
}

export function tourOf(game: string): Promise<TourPlan> | null {
  return PLANS[game]?.() ?? null;
}
