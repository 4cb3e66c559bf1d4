import type { Language } from "../texts/language";

export interface TourStep {
  /** A message with a title and `.text`. */
  message: string;
  position: string;
  /** What the step is about, as a selector below the board; empty: the whole board. */
  target: string;
}

/** A guided tour of a board; `boards/<game>/tour.ts` exports it as `tour`. */
export interface Tour {
  texts: Record<Language, string>;
  positions: Record<string, unknown>;
  steps: TourStep[];
}
