import type { Offer } from "../board";

const NUMBER = /^\d+$/;

/** By what they name: the words that a click on a shown thing may mean. A number names a thing only if the sentence does. */
export function wordsByThing(offers: ReadonlyMap<string, Offer>, thing: (id: string) => string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (name: string, word: string) => {
    const had = found.get(name) ?? [];
    if (!had.includes(word)) found.set(name, [...had, word]);
  };
  for (const [word, offer] of offers) {
    const [verb = "", ...said] = word.toLowerCase().split(" ");
    if (thing(verb) !== verb) add(verb, word); // a card that is played by its name
    const sentence = offer.words.toLowerCase();
    if (said.length > 1) add(said.join(" "), word);
    for (const name of said) {
      const named = thing(name).toLowerCase();
      if (!NUMBER.test(name) || (named !== name && sentence.includes(named))) add(name, word);
    }
  }
  return found;
}
