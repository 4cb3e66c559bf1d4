/** Which words a click may play although they do not answer the question at once: the last of a chain of own moves. */

interface Far {
  /** Words that end or repeat something, or need their own question, never end a chain. */
  never: RegExp;
  /** What may stand on the way, as one text. */
  way: RegExp;
}

const FAR: Record<string, Far> = {
  tzolkin: {
    never: /^(stop|pass|yes|no|more|\d+|turn .*|act none|(act|higher|use|climb|advance|anger|beg|take|buy|sell|save|harvest|keep|benefits) .*)$/,
    way: /^((pass, )?turn (place|pick)(, |$))?(pick \w+ \d+(, |$))?(act \d+)?$/,
  },
};
/** Longer chains are no longer what one had in mind. */
const LONGEST = 4;

/** In a game that says nothing about it a click answers the question and nothing else. */
export function playsFar(game: string, chain: string[]): boolean {
  const far = FAR[game];
  const last = chain[chain.length - 1] ?? "";
  if (far === undefined || chain.length > LONGEST || far.never.test(last)) return false;
  return far.way.test(chain.slice(0, -1).join(", "));
}
