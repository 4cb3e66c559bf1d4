import type { Asked } from "../net/protocol";
import type { ClickChains } from "./game-traits";

/** What a click on a place or a button plays. */
export interface Offer {
  /** The chain of moves; one move where it answers the question itself. */
  chain: string[];
  words: string;
}

/** Chains of own moves, and what the last move of each does. */
export interface Reachable {
  chains: string[][];
  words: string[];
}

const NO_OFFERS: ReadonlyMap<string, Offer> = new Map();

/** By final word: what one click plays. What answers the question goes before what takes a chain, a short chain before a long one, a cheap one before a dear one. */
export function offersOf(
  clickChains: ClickChains | undefined,
  question: Asked | null,
  reachable: Reachable,
): ReadonlyMap<string, Offer> {
  if (question === null) return NO_OFFERS;
  const offers = new Map<string, Offer>();
  for (const option of [...question.options, ...question.asides]) {
    offers.set(option.text, { chain: [option.text], words: option.words || option.text });
  }
  const texts = new Map<string, string>(); // the text of a last move comes with the first chain that ends with it
  reachable.chains.forEach((chain, i) => {
    const last = chain[chain.length - 1];
    if (last === undefined) return;
    if (reachable.words[i] && !texts.has(last)) texts.set(last, reachable.words[i]);
    if (chain.length < 2 || !isClickChain(clickChains, chain)) return;
    const had = offers.get(last)?.chain;
    const better =
      !had || (had.length === chain.length && pathCost(clickChains, chain) < pathCost(clickChains, had));
    if (better) offers.set(last, { chain, words: texts.get(last) ?? last });
  });
  return offers;
}

/** Longer chains are no longer what one had in mind. */
const LONGEST_CHAIN = 4;

/** Whether one click may play this chain; without rules for it a click only answers the question. */
function isClickChain(clickChains: ClickChains | undefined, chain: string[]): boolean {
  const last = chain[chain.length - 1] ?? "";
  if (clickChains === undefined || chain.length > LONGEST_CHAIN || clickChains.never.test(last)) return false;
  return clickChains.path.test(chain.slice(0, -1).join(", "));
}

/** Compares two chains with the same last move. */
function pathCost(clickChains: ClickChains | undefined, chain: string[]): number {
  return clickChains?.pathCost(chain.slice(0, -1).join(", ")) ?? 0;
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
