/** Which words a click may play although they do not answer the question at once: the last of a chain of own moves. */

interface Far {
  /** Words that end or repeat something, or need their own question, never end a chain. */
  never: RegExp;
  /** What may stand on the way, as one text. */
  way: RegExp;
  /** What the way costs beside what its last word costs; of two ways the cheaper is gone. */
  toll: (way: string) => number;
}

/** Who acts below the space of a worker pays for each step back. From the free spaces nothing is paid, but the higher action does more. */
function stepsBack(way: string): number {
  const act = Number(/act (\d+)$/.exec(way)?.[1] ?? 0);
  const [, wheel, at] = /pick (\w+) (\d+)/.exec(way) ?? [];
  const highest = wheel === "chichen" || wheel === undefined ? 9 : 5;
  const space = at === undefined ? highest : Number(at);
  return act === 0 ? 0 : space > highest ? (highest - act) / 10 : Math.max(0, space - act);
}

const FAR: Record<string, Far> = {
  tzolkin: {
    never:
      /^(stop|pass|yes|no|more|\d+|turn .*|act none|(act|higher|use|climb|advance|anger|beg|take|buy|sell|save|harvest|keep|benefits) .*)$/,
    way: /^((pass, )?turn (place|pick)(, |$))?(pick \w+ \d+(, |$))?(act \d+)?$/,
    toll: stepsBack,
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

/** What to compare two chains with the same end by. */
export function tollOf(game: string, chain: string[]): number {
  return FAR[game]?.toll(chain.slice(0, -1).join(", ")) ?? 0;
}
