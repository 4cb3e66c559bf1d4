/** What every board gets from the frame. */
import { type ComponentChildren, createContext, h } from "preact";
import { useContext, useMemo } from "preact/hooks";
import type { AnswerOdds, FormMessage, Happened, Prospect } from "../net/protocol";
import type { Offer } from "../state/offers";
import type { Places } from "../state/prospects";

/** Several numbers answered at once. */
export interface Run {
  words: string;
  play: () => void;
  look: (on: boolean) => void;
}

export interface Question {
  kind: string;
  /** Which question of the game it is. */
  number?: number;
  numbers: number[];
  /** What may be done beside answering. */
  asides?: { text: string }[];
}

/** What a small card says of a thing that is pointed at: what it is, what it costs and does, what is missing. */
export interface Card {
  title: string;
  rule: string;
  lines: string[];
  /** The thing is drawn above its text. */
  drawn?: boolean;
}

export interface Table {
  /** Which table it is. */
  id?: string;
  game: string;
  /** The game's own view, as its `show` makes it. */
  view: unknown;
  /** The view after the viewer's own last move; what differs from it is news. */
  was: unknown;
  /** All that has been told so far, in order. */
  events?: readonly Happened[];
  /** What was printed in the box. */
  box: unknown;
  names: string[];
  /** The seat that looks, or -2. */
  viewer: number;
  /** What is asked of the viewer now. */
  question: Question | null;
  /** Nobody is asked anything any more: the game is over, or was ended before. */
  ended?: boolean;
  /** By final word: what a click on it plays. */
  offers: ReadonlyMap<string, Offer>;
  /** The word that is being previewed, and what the table would look like. */
  preview: { word: string; view: unknown } | null;
  /** What waits to be confirmed: each step in words, and both answers. */
  confirms?: { words: string[]; yes: () => void; no: () => void } | null;
  /** A thing's name in the reader's language: `B07`, `palenque 3`, `corn`. */
  thing: (id: string, count?: number) => string;
  /** What a component does, as its card says; nothing: it says nothing. */
  effect: (id: string) => string;
  /** What it costs, where it says it; nothing: it costs nothing. */
  cost?: (id: string) => string;
  /** Any message of the game's words. */
  say: (message: string, numbers?: Record<string, string | number>) => string;
  play: (words: string[]) => void;
  look: (word: string | null) => void;
  /** Chains of own moves that are possible now, joined by ", ". */
  reach?: ReadonlySet<string>;
  /** What answers and chains would do, by their moves joined by line breaks (`chainKey`); those that have come so far. */
  prospects?: ReadonlyMap<string, Prospect>;
  /** What an answer gives and takes, in words; nothing: neither, or it is not known yet. */
  priceOf?: (word: string) => string;
  /** By place of the board: numbers that the rules give it now, by name. */
  places?: Places;
  /** By answer: what chance may make of it, as far as it has been computed. */
  odds?: ReadonlyMap<string, AnswerOdds>;
  /** By what is at stake whatever is answered: its odds, as if it came now. */
  openOdds?: ReadonlyMap<string, AnswerOdds>;
  /** Plays several moves one after the other. */
  playChain?: (chain: string[]) => void;
  /** Plays what the player has decided in advance: nothing is asked once more. */
  playDecided?: (word: string) => void;
  /** Points at several moves: shows what they would do together. */
  lookChain?: (chain: string[] | null) => void;
  /** A run of number questions as whole answers (2 wood, 1 stone); empty where one number is asked, or none. */
  runs: Run[];
  /** One form for this question and those that follow, and what sends it. */
  form?: FormMessage | null;
  fill?: (values: number[]) => void;
  /** Words that a hint points at. */
  hinted: ReadonlySet<string>;
  /** Opens the card of a marked element: what it is, and why it cannot be chosen now. */
  explain: (element: Element) => void;
}

/** What single places need to know of it: what a click may mean. It changes less often, and there are many of them. */
export interface Clickable
  extends Pick<Table, "offers" | "hinted" | "play" | "look" | "explain" | "priceOf"> {
  /** The word that is being previewed. */
  pointed: string | undefined;
}

const TableContext = createContext<Table | null>(null);
const ClickableContext = createContext<Clickable | null>(null);

/** Gives a table to the board inside. */
export function WithTable({ table, children }: { table: Table; children: ComponentChildren }) {
  const { offers, hinted, play, look, explain, priceOf } = table;
  const pointed = table.preview?.word;
  const clickable = useMemo(
    () => ({ offers, hinted, play, look, explain, pointed, ...(priceOf ? { priceOf } : {}) }),
    [offers, hinted, play, look, explain, pointed, priceOf],
  );
  return h(
    TableContext.Provider,
    { value: table },
    h(ClickableContext.Provider, { value: clickable }, children),
  );
}

export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === null) throw new Error("a board needs a table");
  return table;
}

export function useClickable(): Clickable {
  const clickable = useContext(ClickableContext);
  if (clickable === null) throw new Error("a board needs a table");
  return clickable;
}
