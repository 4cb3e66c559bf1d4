import type { Table } from "./board";

/** An answer that has no place on the board. */
export interface BoardAnswer {
  word: string;
  text: string;
  play: () => void;
  look: (on: boolean) => void;
}

/** One answer for each way to answer a sequence of questions about numbers. */
export function payments(table: Table): BoardAnswer[] {
  return table.runs.map((run, i) => ({
    word: `payment ${i}`,
    text: run.words,
    play: run.play,
    look: run.look,
  }));
}
