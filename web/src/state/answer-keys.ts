import type { Option } from "../net/protocol";

/** Which key answers what: one after the other; what ends or declines is 0, and a number is its own key. */

const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

type Answer = Pick<Option, "text" | "free" | "declines">;

export function answerKeys(options: readonly Answer[]): Map<string, string> {
  const words = options.map((option) => option.text);
  const numbers = words.filter((word) => /^\d$/.test(word));
  const keys = new Map(numbers.map((word) => [word, word]));
  const ends = options.find(({ declines }) => declines)?.text;
  if (ends !== undefined && !numbers.includes("0")) keys.set(ends, "0");
  const { answers, freeActions } = splitFreeActions(options);
  const unused = KEYS.filter((key) => !numbers.includes(key));
  for (const { text } of [...answers, ...freeActions]) {
    const key = keys.has(text) || /^\d+$/.test(text) ? undefined : unused.shift();
    if (key !== undefined) keys.set(text, key);
  }
  return keys;
}

/** The answers of a question, and the free actions among them; where nothing else is asked for, a free action is the answer. */
export function splitFreeActions<O extends Answer>(
  options: readonly O[],
): { answers: O[]; freeActions: O[] } {
  const asked = options.some(({ free, declines }) => !free && !declines);
  return asked
    ? { answers: options.filter(({ free }) => !free), freeActions: options.filter(({ free }) => free) }
    : { answers: [...options], freeActions: [] };
}
