import type { Offer } from "../board";

/** By what they name: the words that a click on a shown thing may mean. */
export function wordsByThing(offers: ReadonlyMap<string, Offer>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (name: string, word: string) => {
    const had = found.get(name) ?? [];
    if (!had.includes(word)) found.set(name, [...had, word]);
  };
  for (const word of offers.keys()) {
    const [, ...said] = word.toLowerCase().split(" ");
    if (said.length === 0) continue;
    add(said.join(" "), word);
    // What a move names last is what it is about: from one place to another, the other.
    const last = said[said.length - 1];
    if (said.length > 1 && last && !/^\d+$/.test(last)) add(last, word);
    for (const name of said.slice(0, -1)) if (!/^\d+$/.test(name)) add(name, word);
  }
  return found;
}
