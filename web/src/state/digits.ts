/** Which key answers what: one after the other; what ends or declines is 0, and a number is its own key. */

const LAST = /^(stop|pass|no|none|act none|0)$/;
const MOST = 9;

export function digits(words: string[]): Map<string, string> {
  if (words.every((word) => /^\d+$/.test(word))) return new Map(words.filter((word) => word.length === 1).map((word) => [word, word]));
  const ends = words.find((word) => LAST.test(word));
  const others = words.filter((word) => word !== ends).slice(0, MOST);
  const keys = new Map(others.map((word, i): [string, string] => [word, String(i + 1)]));
  return ends === undefined ? keys : keys.set(ends, "0");
}
