import type { Table } from "./board";

/** An answer that is shown as a button, because it cannot be given on the board itself. */
export interface BoardAnswer {
  word: string;
  text: string;
  play: () => void;
  look: (on: boolean) => void;
}

/** One answer for each way to answer several consecutive number questions. */
export function payments(table: Table): BoardAnswer[] {
  return table.runs.map((run, i) => ({
    word: `payment ${i}`,
    text: run.words,
    play: run.play,
    look: run.look,
  }));
}
