/** Which key answers what: one after the other; what ends or declines is 0, and a number is its own key. */

const LAST = /^(stop|pass|no|0|(\w+ )?none)$/;
const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/** Whether a move is a free action, though it is offered among the answers. */
export type IsFreeAction = (word: string) => boolean;

export function answerKeys(words: string[], isFreeAction: IsFreeAction): Map<string, string> {
  const numbers = words.filter((word) => /^\d$/.test(word));
  const keys = new Map(numbers.map((word) => [word, word]));
  const ends = words.find((word) => LAST.test(word));
  if (ends !== undefined && !numbers.includes("0")) keys.set(ends, "0");
  const { answers, freeActions } = splitFreeActions(words, isFreeAction);
  const free = KEYS.filter((key) => !numbers.includes(key));
  for (const word of [...answers, ...freeActions]) {
    const key = keys.has(word) || /^\d+$/.test(word) ? undefined : free.shift();
    if (key !== undefined) keys.set(word, key);
  }
  return keys;
}

/** The answers of a question, and the free actions among them; where nothing else is asked for, a free action is the answer. */
export function splitFreeActions(
  words: string[],
  isFreeAction: IsFreeAction,
): { answers: string[]; freeActions: string[] } {
  const freeActions = words.filter(isFreeAction);
  const asked = words.some((word) => !isFreeAction(word) && !LAST.test(word));
  return asked
    ? { answers: words.filter((word) => !isFreeAction(word)), freeActions }
    : { answers: words, freeActions: [] };
}
