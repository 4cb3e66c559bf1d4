import type { Offer } from "../../state/offers";

const NUMBER = /^\d+$/;
/** A single letter refers to a piece of one player, and each player has a piece with that letter. */
const LETTER = /^[a-z]$/;

/**
 * Maps each component to the moves that a click on it can play. A number refers to a component only if the
 * move's text contains that component's name; a bare number is an amount. Clicks on components never play
 * free actions, because these do not answer the current question.
 */
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
    // this card is played by naming it
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

/** Whether a sentence contains this name as a separate word. */
function says(sentence: string, name: string): boolean {
  const at = sentence.indexOf(name);
  const letter = /[\p{L}\p{N}]/u;
  return at >= 0 && !letter.test(sentence[at - 1] ?? "") && !letter.test(sentence[at + name.length] ?? "");
}
