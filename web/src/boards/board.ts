/** What the frame provides to every board. */
import { type ComponentChildren, createContext, h } from "preact";
import { useContext, useMemo } from "preact/hooks";
import type { AnswerOdds, FormMessage, Happened, Prospect } from "../net/protocol";
import type { Offer } from "../state/offers";
import type { Places } from "../state/prospects";

/** A combined answer to several number questions. */
export interface Run {
  words: string;
  play: () => void;
  look: (on: boolean) => void;
}

export interface Question {
  kind: string;
  /** The number of the question within the game. */
  number?: number;
  numbers: number[];
  /** Free actions besides the answers. */
  asides?: { text: string }[];
}

/** The text of a small card about an element: its name, cost, effect, and what is missing for it. */
export interface Card {
  title: string;
  rule: string;
  lines: string[];
  /** Draws the element above the text. */
  drawn?: boolean;
}

export interface Table {
  /** The id of the table. */
  id?: string;
  game: string;
  /** The game's own view, as returned by its `show`. */
  view: unknown;
  /** The view after the viewer's own last move; differences from it are news. */
  was: unknown;
  /** All events that the viewer has received, in order. */
  events?: readonly Happened[];
  /** The printed components. */
  box: unknown;
  names: string[];
  /** The seat of the viewer, or -2 for a spectator. */
  viewer: number;
  /** The viewer's current question. */
  question: Question | null;
  /** True if no more questions follow because the game is over or was stopped. */
  ended?: boolean;
  /** For each last word of a move, the moves that a click plays. */
  offers: ReadonlyMap<string, Offer>;
  /** The word being previewed, and the resulting view. */
  preview: { word: string; view: unknown } | null;
  /** The answer that waits for confirmation: its steps in words, and what happens on yes and on no. */
  confirms?: { words: string[]; yes: () => void; no: () => void } | null;
  /** A thing's name in the reader's language: `B07`, `palenque 3`, `corn`. */
  thing: (id: string, count?: number) => string;
  /** The effect of a component, as printed on its card. The text is empty if the card has none. */
  effect: (id: string) => string;
  /** The cost of a component. The text is empty if it costs nothing. */
  cost?: (id: string) => string;
  /** Formats any message of the game. */
  say: (message: string, numbers?: Record<string, string | number>) => string;
  play: (words: string[]) => void;
  look: (word: string | null) => void;
  /** Chains of the seat's own moves that are possible now, joined by ", ". */
  reach?: ReadonlySet<string>;
  /** Effects of answers and chains received so far, by their moves joined with line breaks (`chainKey`). */
  prospects?: ReadonlyMap<string, Prospect>;
  /** The gains and costs of an answer in words. The text is empty if there are none, or if they are not known
   * yet. */
  priceOf?: (word: string) => string;
  /** For each place of the board: current numbers from the rules, by name. */
  places?: Places;
  /** The odds of the answers, as far as they have been computed. */
  odds?: ReadonlyMap<string, AnswerOdds>;
  /** The odds of risks that exist with every answer, as if the event happened now. */
  openOdds?: ReadonlyMap<string, AnswerOdds>;
  /** Plays several moves in sequence. */
  playChain?: (chain: string[]) => void;
  /** Plays an answer that the player has already decided on, without confirmation. */
  playDecided?: (word: string) => void;
  /** Previews several moves together. */
  lookChain?: (chain: string[] | null) => void;
  /**
   * Combined answers to a run of number questions (2 wood, 1 stone). The list is empty if the question asks
   * for only one number or for none. */
  runs: Run[];
  /** A form for this question and those that follow, and the function that sends it. */
  form?: FormMessage | null;
  fill?: (values: number[]) => void;
  /** Words that a hint highlights. */
  hinted: ReadonlySet<string>;
  /** Opens the card of a marked element: what it is, and why it cannot be chosen now. */
  explain: (element: Element) => void;
}

/**
 * The part of a table that tells a place what a click does. This part is a separate context, because many
 * places use it and it changes less often than the rest. */
export interface Clickable
  extends Pick<Table, "offers" | "hinted" | "play" | "look" | "explain" | "priceOf"> {
  /** The word being previewed. */
  pointed: string | undefined;
}

const TableContext = createContext<Table | null>(null);
const ClickableContext = createContext<Clickable | null>(null);

/** Makes a table available to the board inside this element. */
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
