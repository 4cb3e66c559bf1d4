/** Which key answers what: one after the other; what ends or declines is 0, and a number is its own key. */

const LAST = /^(stop|pass|no|0|(\w+ )?none)$/;
const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/** Whether a word may be done beside any answer, though it is offered among them. */
export type IsBeside = (word: string) => boolean;

export function digits(words: string[], isBeside: IsBeside): Map<string, string> {
  const numbers = words.filter((word) => /^\d$/.test(word));
  const keys = new Map(numbers.map((word) => [word, word]));
  const ends = words.find((word) => LAST.test(word));
  if (ends !== undefined && !numbers.includes("0")) keys.set(ends, "0");
  const { answers, beside } = parted(words, isBeside);
  const free = KEYS.filter((key) => !numbers.includes(key));
  for (const word of [...answers, ...beside]) {
    const key = keys.has(word) || /^\d+$/.test(word) ? undefined : free.shift();
    if (key !== undefined) keys.set(word, key);
  }
  return keys;
}

/** The answers of a question, and what may be done beside them; where nothing else is asked for, that is the answer. */
export function parted(words: string[], isBeside: IsBeside): { answers: string[]; beside: string[] } {
  const beside = words.filter(isBeside);
  const asked = words.some((word) => !isBeside(word) && !LAST.test(word));
  return asked
    ? { answers: words.filter((word) => !isBeside(word)), beside }
    : { answers: words, beside: [] };
}
