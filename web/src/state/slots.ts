/** Which key answers what. A word keeps its key from question to question; a number is its own key. */

const LAST = /^(stop|pass|no|none|act none|0)$/;
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** Questions with more different answers than these are numbered as they stand: nobody learns so many keys. */
const FEW = 7;

export class Slots {
  private readonly known = new Map<string, Map<string, number>>();

  /** By word: the digit that answers it, for as many as there are digits. */
  of(kind: string, words: string[]): Map<string, string> {
    if (words.every((word) => /^\d+$/.test(word))) return new Map(words.filter((word) => word.length === 1).map((word) => [word, word]));
    let mine = this.known.get(kind);
    if (mine === undefined) this.known.set(kind, (mine = new Map()));
    if (new Set([...mine.keys(), ...words]).size > FEW) return inOrder(words);
    const keys = new Map<string, string>();
    const taken = new Set<number>();
    const give = (word: string, slot: number) => {
      keys.set(word, String(slot));
      taken.add(slot);
      if (!mine.has(word)) mine.set(word, slot);
    };
    for (const word of words) {
      const had = mine.get(word);
      if (LAST.test(word) && !taken.has(0)) give(word, 0);
      else if (had !== undefined && had > 0 && !taken.has(had)) give(word, had);
    }
    const others = new Set(mine.values());
    const free = (besides: Set<number>) => DIGITS.find((slot) => !taken.has(slot) && !besides.has(slot));
    for (const word of words) {
      if (keys.has(word)) continue;
      const slot = free(others) ?? free(new Set());
      if (slot !== undefined) give(word, slot);
    }
    return keys;
  }
}

/** One after the other; what ends or declines is 0 here too. */
function inOrder(words: string[]): Map<string, string> {
  const ends = words.find((word) => LAST.test(word));
  const others = words.filter((word) => word !== ends).slice(0, DIGITS.length);
  const keys = new Map(others.map((word, i): [string, string] => [word, String(i + 1)]));
  return ends === undefined ? keys : keys.set(ends, "0");
}
