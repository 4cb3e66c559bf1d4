import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { useTable } from "../board";
import { differs } from "./differs";

/** What has changed since my last move, and what the choice that is pointed at would change. */
export interface Marks {
  fresh: ReadonlySet<string>;
  tried: ReadonlyMap<string, unknown>;
  /** By what they name: the words that a click may mean. */
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

/** What a click on a thing may mean. */
export function useMeant(id: string, path: string): string[] {
  const { words } = useMarks();
  const { viewer } = useTable();
  return meantAt(words.get(id.toLowerCase()) ?? [], path, viewer);
}

const OF_ONES_OWN = /^use /;

/** What lies with another player is not meant by a move that names its kind; used is only what lies with oneself. */
export function meantAt(words: string[], path: string, viewer: number): string[] {
  const seat = /^seats\.(\d+)/.exec(path)?.[1];
  if (seat !== undefined) return Number(seat) === viewer ? words : [];
  return words.filter((word) => !OF_ONES_OWN.test(word));
}
