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
  /** The question's number within the game, counted from the start. */
  number?: number;
  numbers: number[];
  /** The free actions that the player may take before answering. */
  asides?: { text: string }[];
}

/** The text of a small card about an element: its name, cost, effect, and what is missing for it. */
export interface Card {
  title: string;
  rule: string;
  lines: string[];
  /** True if the element is drawn above the text. */
  drawn?: boolean;
}

export interface Table {
  /** The id of the table. */
  id?: string;
  game: string;
  /** The view of the game, as returned by the game's `show`. */
  view: unknown;
  /** The view after the viewer's own last move. Everything that has changed since then is marked as new. */
  was: unknown;
  /** All events that the viewer has received, in order. */
  events?: readonly Happened[];
  /** The printed components. */
  box: unknown;
  names: string[];
  /** The viewer's seat, or -2 for a spectator. */
  viewer: number;
  /** The question that the viewer has to answer now. */
  question: Question | null;
  /** True if no more questions follow because the game is over or was stopped. */
  ended?: boolean;
  /**
   * Maps each move that can be clicked to the sequence of moves that the click plays. The key is the last
   * move of the sequence.
   */
  offers: ReadonlyMap<string, Offer>;
  /** The move being previewed, and the view that would result. */
  preview: { word: string; view: unknown } | null;
  /** The answer that waits for confirmation: its steps in words, and what happens on yes and on no. */
  confirms?: {
    words: string[];
    /** The values of the form, by the names of its fields, if the answer is a form. */
    filled?: Record<string, number> | null;
    yes: () => void;
    no: () => void;
  } | null;
  /** The name of a component in the reader's language, for ids such as `B07`, `palenque 3` or `corn`. */
  thing: (id: string, count?: number) => string;
  /** The effect of a component, as printed on its card. The text is empty if the card has none. */
  effect: (id: string) => string;
  /** The cost of a component. The text is empty if it costs nothing. */
  cost?: (id: string) => string;
  /** Formats any message of the game. */
  say: (message: string, numbers?: Record<string, string | number>) => string;
  play: (words: string[]) => void;
  look: (word: string | null) => void;
  /** The sequences (chains) of the seat's own moves that are possible now; the moves of a chain are joined
   * by ", ". */
  reach?: ReadonlySet<string>;
  /** The effects received so far; the key is the answer's or chain's moves, joined with line breaks
   * (`chainKey`). */
  prospects?: ReadonlyMap<string, Prospect>;
  /** The gains and costs of an answer in words. The text is empty if there are none, or if they are not known
   * yet. */
  priceOf?: (word: string) => string;
  /** Maps each place on the board to the numbers that the rules currently give for it, by name. */
  places?: Places;
  /** The odds of the answers, as far as they have been computed. */
  odds?: ReadonlyMap<string, AnswerOdds>;
  /** The odds of risks that do not depend on the answer, computed as if the event happened now. */
  openOdds?: ReadonlyMap<string, AnswerOdds>;
  /** Plays several moves in sequence. */
  playChain?: (chain: string[]) => void;
  /** Plays an answer that the player has already decided on, without confirmation. */
  playDecided?: (word: string) => void;
  /** Shows a preview of several moves together. */
  lookChain?: (chain: string[] | null) => void;
  /**
   * Combined answers to several number questions in a row (2 wood, 1 stone). The list is empty if the
   * question asks for only one number or for none. */
  runs: Run[];
  /** A form that answers this question and the following ones, and the function that sends it. */
  form?: FormMessage | null;
  fill?: (values: number[]) => void;
  /** The moves that the current hint highlights. */
  hinted: ReadonlySet<string>;
  /** Opens the card of a marked element: what it is, and why it cannot be chosen now. */
  explain: (element: Element) => void;
}

/**
 * The part of the table's data that determines what a click on a place does. It is a separate context because
 * many places use it and it changes less often than the rest. */
export interface Clickable
  extends Pick<Table, "offers" | "hinted" | "play" | "look" | "explain" | "priceOf"> {
  /** The move being previewed. */
  pointed: string | undefined;
}

const TableContext = createContext<Table | null>(null);
const ClickableContext = createContext<Clickable | null>(null);

/** Makes the table's data available to the board inside this element. */
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
