import type { Offer } from "../boards/board";
import type { Asked } from "../net/protocol";

/** Words that end or repeat something are never the end of a chain that one click plays. */
const NEVER_FAR = /^(stop|pass|yes|no|more|\d+|turn .*|act none)$/;
/** What only makes sense as the answer to its own question. */
const NEAR_ONLY = /^(act|higher|use|climb|advance|anger|beg|take|buy|sell|save|harvest|keep|benefits) /;
/** Longer chains are no longer what one had in mind. */
const LONGEST = 4;

/** By final word: what one click plays. What answers the question goes before what takes a chain. */
export function offersOf(question: Asked | null, chains: string[][]): Map<string, Offer> {
  const offers = new Map<string, Offer>();
  if (question === null) return offers;
  for (const option of [...question.options, ...question.asides]) {
    offers.set(option.text, { chain: [option.text], words: option.words || option.text });
  }
  for (const chain of chains) {
    const last = chain[chain.length - 1];
    if (last === undefined || chain.length < 2 || chain.length > LONGEST) continue;
    if (offers.has(last) || NEVER_FAR.test(last) || NEAR_ONLY.test(last)) continue;
    if (chain.slice(0, -1).some((word) => NEVER_FAR.test(word) && !word.startsWith("turn "))) continue;
    offers.set(last, { chain, words: chain.join(" · ") });
  }
  return offers;
}

/** Offered words that begin as typed: `pl pal` is `place palenque`. */
export function matching(typed: string, words: string[]): string[] {
  const parts = typed.trim().toLowerCase().split(/\s+/);
  if (parts[0] === "") return [];
  const exact = words.filter((word) => word === parts.join(" "));
  if (exact.length) return exact;
  return words.filter((word) => {
    const own = word.split(" ");
    return parts.length <= own.length && parts.every((part, i) => own[i]?.startsWith(part));
  });
}
