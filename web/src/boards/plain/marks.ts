import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { useTable } from "../board";
import { differs } from "./differs";

/** The changes since the viewer's last move, and the changes that the previewed choice would make. */
export interface Marks {
  fresh: ReadonlySet<string>;
  tried: ReadonlyMap<string, unknown>;
  /** Maps each component to the moves that a click on it can play. */
  words: ReadonlyMap<string, string[]>;
}

const NONE: Marks = { fresh: new Set(), tried: new Map(), words: new Map() };
export const MarksContext = createContext<Marks>(NONE);

export function useMarks(): Marks {
  return useContext(MarksContext);
}

export function freshOf(before: unknown, now: unknown): Set<string> {
  return before === null || before === undefined ? new Set() : new Set(differs(now, before).keys());
}

export function triedOf(now: unknown, tried: unknown): Map<string, unknown> {
  return tried === null || tried === undefined ? new Map() : differs(now, tried);
}

/** The moves that a click on a component can play. */
export function useMeant(id: string, path: string): string[] {
  const { words } = useMarks();
  const { viewer } = useTable();
  return meantAt(words.get(id.toLowerCase()) ?? [], path, viewer);
}

const OF_ONES_OWN = /^use /;

/**
 * Clicks on another player's components play nothing. A move that uses a component can be made only by
 * clicking the player's own components.
 */
export function meantAt(words: string[], path: string, viewer: number): string[] {
  const seat = /^seats\.(\d+)/.exec(path)?.[1];
  if (seat !== undefined) return Number(seat) === viewer ? words : [];
  return words.filter((word) => !OF_ONES_OWN.test(word));
}
