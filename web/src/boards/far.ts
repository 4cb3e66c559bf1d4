/** Which words a click may play although they do not answer the question at once: the last of a chain of own moves. */

interface Far {
  /** Words that end or repeat something, or need their own question, never end a chain. */
  never: RegExp;
  /** Words that may stand on the way. */
  through: RegExp;
}

const FAR: Record<string, Far> = {
  tzolkin: {
    never: /^(stop|pass|yes|no|more|\d+|turn .*|act none|(act|higher|use|climb|advance|anger|beg|take|buy|sell|save|harvest|keep|benefits) .*)$/,
    through: /^(?!(stop|pass|yes|no|more|\d+|act none)$)/,
  },
};
/** Longer chains are no longer what one had in mind. */
const LONGEST = 4;

/** In a game that says nothing about it a click answers the question and nothing else. */
export function playsFar(game: string, chain: string[]): boolean {
  const far = FAR[game];
  const last = chain[chain.length - 1] ?? "";
  if (far === undefined || chain.length > LONGEST || far.never.test(last)) return false;
  return chain.slice(0, -1).every((word) => far.through.test(word));
}
