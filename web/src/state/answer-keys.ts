import type { Option } from "../net/protocol";

/**
 * Assigns a key to each answer. Answers are numbered in order, and then the additional moves (asides). The
 * answer that ends or declines the question has the key 0, and an answer that is a number has that number as
 * its key.
 */

const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

type Answer = Pick<Option, "text" | "free" | "declines">;

export function answerKeys(options: readonly Answer[], asides: readonly Answer[] = []): Map<string, string> {
  const words = options.map((option) => option.text);
  const numbers = words.filter((word) => /^\d$/.test(word));
  const keys = new Map(numbers.map((word) => [word, word]));
  const ends = options.find(({ declines }) => declines)?.text;
  if (ends !== undefined && !numbers.includes("0")) keys.set(ends, "0");
  const { answers, freeActions } = splitFreeActions(options);
  const unused = KEYS.filter((key) => !numbers.includes(key));
  for (const { text } of [...answers, ...freeActions, ...asides]) {
    const key = keys.has(text) || /^\d+$/.test(text) ? undefined : unused.shift();
    if (key !== undefined) keys.set(text, key);
  }
  return keys;
}

/**
 * Separates the answers to a question from the free actions. If there are only free actions, they count as
 * answers.
 */
export function splitFreeActions<O extends Answer>(
  options: readonly O[],
): { answers: O[]; freeActions: O[] } {
  const asked = options.some(({ free, declines }) => !free && !declines);
  return asked
    ? { answers: options.filter(({ free }) => !free), freeActions: options.filter(({ free }) => free) }
    : { answers: [...options], freeActions: [] };
}
