import type { Asked, ChainOption } from "../net/protocol";

/** The moves that are played when the viewer clicks a place or a button. */
export interface Offer {
  /** The chain of moves. It has only one move if that move answers the question directly. */
  chain: string[];
  /** The effect of the last move. */
  words: string;
  /** The effect of each move. */
  steps?: string[];
  /** The consequence of the move, if `words` only names the move. */
  note?: string;
  /** Whether the move gives up something earned. */
  givesUp?: boolean;
  /** Only declines. */
  passes?: boolean;
  /** Whether the move ends or declines the question. */
  declines?: boolean;
}

const NO_OFFERS: ReadonlyMap<string, Offer> = new Map();

/**
 * Maps the last move of each chain to what a click plays. A move that answers the question directly takes
 * precedence over a longer chain.
 */
export function offersOf(question: Asked | null, chains: readonly ChainOption[]): ReadonlyMap<string, Offer> {
  if (question === null) return NO_OFFERS;
  const offers = new Map<string, Offer>();
  for (const { text, words, note, gives_up, passes, declines } of [...question.options, ...question.asides])
    offers.set(text, {
      chain: [text],
      words: words || text,
      steps: [words || text],
      note,
      givesUp: gives_up,
      passes,
      declines,
    });
  for (const { chain, words, note, click, gives_up } of chains) {
    const last = chain[chain.length - 1];
    if (click && last !== undefined && !offers.has(last))
      offers.set(last, { chain, words: words.at(-1) ?? last, steps: words, note, givesUp: gives_up });
  }
  return offers;
}

/** A sentence for each move in a chain; null if they are not known yet. */
export function stepsOf(
  chain: readonly string[],
  offers: ReadonlyMap<string, Offer>,
  chains: readonly ChainOption[],
): string[] | null {
  const key = chain.join("\n");
  const offer = offers.get(chain[chain.length - 1] ?? "");
  const steps =
    chains.find((one) => one.chain.join("\n") === key)?.words ??
    (offer?.chain.join("\n") === key ? offer.steps : undefined);
  return steps?.length === chain.length && steps.every(Boolean) ? steps : null;
}

/** The possible moves that match an abbreviation, such as `pl pal` for `place palenque`. */
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
