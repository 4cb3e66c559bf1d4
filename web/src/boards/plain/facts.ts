/** What is printed in the box and looked up again and again: tables that a game wants in reach. */

/** A word, a number, the faces of a die by their symbols, or a thing that has a card of its own. */
export type Cell = string | number | { faces: string[][] } | { thing: string } | { effect: string };

export interface FactRow {
  cells: Cell[];
  /** The seats to which this row applies now. */
  seats?: number[];
}

export interface FactTable {
  title: string;
  heads: string[];
  rows: FactRow[];
}
