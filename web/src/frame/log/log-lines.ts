import type { Happened } from "../../net/protocol";

/**
 * A line in the log. `at` is the number of the first event that the line covers, and `entry` is that event.
 */
export interface LogLine {
  at: number;
  entry: Happened;
  /** The number of consecutive repetitions of the same sentence. */
  times: number;
  /** The total of this trade and the trades in the lines before it. */
  sum?: string;
}

/**
 * Joins the dice of one throw into a single line, because their sentences differ only in the face, and counts
 * repeated sentences.
 */
export function groupDiceRolls(events: Happened[], from: number, mark: number): LogLine[] {
  const lines: LogLine[] = [];
  let faces: string[] = [];
  let begun = "";
  events.forEach((entry, i) => {
    const last = lines[lines.length - 1];
    const head = headOf(entry);
    const goesOn =
      last !== undefined &&
      from + i !== mark &&
      last.entry.event.event === entry.event.event &&
      last.entry.event.seat === entry.event.seat;
    if (goesOn && !isThrow(entry) && entry.words !== "" && last.entry.words === entry.words) {
      last.times++;
    } else if (goesOn && isThrow(entry) && head !== "" && head === begun) {
      faces.push(faceOf(entry));
      last.entry = { ...last.entry, words: `${head}${faces.join(", ")}${endOf(entry.words)}` };
    } else {
      faces = [faceOf(entry)];
      begun = head;
      lines.push({ at: from + i, entry, times: 1 });
    }
  });
  return lines;
}

function isThrow({ event }: Happened): boolean {
  return typeof event.seat === "number" && "face" in event;
}

/**
 * The sentence without the face of the die, that is, up to a colon or, if there is none, up to the last word.
 */
function headOf({ words }: Happened): string {
  const at = words.lastIndexOf(": ");
  return words.slice(0, at >= 0 ? at + 2 : words.lastIndexOf(" ") + 1);
}

function endOf(words: string): string {
  return /[.!]$/.exec(words)?.[0] ?? "";
}

function faceOf(entry: Happened): string {
  return entry.words.slice(headOf(entry).length).replace(/[.!]$/, "");
}
