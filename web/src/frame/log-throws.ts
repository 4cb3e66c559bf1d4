import type { Happened } from "../net/protocol";

/** One line of the log: what happened, and at which number the line begins. */
export interface LogLine {
  at: number;
  entry: Happened;
}

/** Dice of one throw stand in one line: what is told in the same words but for the face. */
export function throwsTogether(events: Happened[], from: number, mark: number): LogLine[] {
  const lines: LogLine[] = [];
  let faces: string[] = [];
  events.forEach((entry, i) => {
    const last = lines[lines.length - 1];
    const head = headOf(entry);
    if (last && head !== "" && head === headOf(last.entry) && from + i !== mark && isSameThrow(last.entry, entry)) {
      faces.push(faceOf(entry));
      last.entry = { ...last.entry, words: `${head}${faces.join(", ")}${endOf(entry.words)}` };
    } else {
      faces = [faceOf(entry)];
      lines.push({ at: from + i, entry });
    }
  });
  return lines;
}

function isSameThrow(a: Happened, b: Happened): boolean {
  return a.event.event === b.event.event && a.event.seat === b.event.seat && typeof b.event.seat === "number" && "face" in a.event && "face" in b.event;
}

/** All but what the die shows: up to a colon, else up to the last word. */
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
