import type { Offer } from "../../state/offers";

const NUMBER = /^\d+$/;
/** A letter names one of a player's own pieces, and every player has a piece with that letter. */
const LETTER = /^[a-z]$/;

/**
 * Maps each component to the words that a click on it can mean. A number names a component only if it is the
 * object of a move whose sentence contains the component's name; a bare number is an amount. Free actions do
 * not answer the current question, so a click on a component never means one. */
export function wordsByThing(
  offers: ReadonlyMap<string, Offer>,
  thing: (id: string) => string,
  asides: ReadonlySet<string> = new Set(),
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (name: string, word: string) => {
    const had = found.get(name) ?? [];
    if (!had.includes(word)) found.set(name, [...had, word]);
  };
  for (const [word, offer] of offers) {
    if (asides.has(word)) continue;
    const [verb = "", ...said] = word.toLowerCase().split(" ");
    // this card is played by its name
    if (!NUMBER.test(verb) && !LETTER.test(verb) && thing(verb) !== verb) add(verb, word);
    const sentence = offer.words.toLowerCase();
    if (said.length > 1 && !said.every((name) => NUMBER.test(name))) add(said.join(" "), word);
    for (const name of said) {
      if (LETTER.test(name)) continue;
      const named = thing(name).toLowerCase();
      if (!NUMBER.test(name) || (named !== name && says(sentence, named))) add(name, word);
    }
  }
  return found;
}

/** Whether a sentence contains this name as a whole, not as part of a longer word. */
function says(sentence: string, name: string): boolean {
  const at = sentence.indexOf(name);
  const letter = /[\p{L}\p{N}]/u;
  return at >= 0 && !letter.test(sentence[at - 1] ?? "") && !letter.test(sentence[at + name.length] ?? "");
}
