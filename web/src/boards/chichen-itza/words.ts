/** Finds the moves that a click on a part of the board can play. The most likely move comes first. */

const PLACE_VERBS = ["go", "step", "from", "to", "send", "scout", "pull", "claim", "swap"];

/**
 * Moves that can be made on the board itself. All other moves are next to the map or on the stage of a fight.
 */
const ON_BOARD =
  /^(place|go|step|from|to|send|scout|pull|claim (p|city)|swap|hex|take|deck|raise|recruit|hero|star|idol|use|keep|dismiss) ?/;

/**
 * The first word of the moves to a place, for each question. It is used to explain why a place cannot be
 * chosen.
 */
const VERB_OF: Record<string, string> = {
  PlaceScout: "scout",
  ChooseStart: "from",
  TakeStep: "step",
  GoOn: "step",
  Reinforce: "send",
  SendGuard: "send",
  RegroupHero: "to",
  PlaceHero: "to",
  RelocateHero: "to",
  PullWarrior: "pull",
  ClaimTask: "claim",
  SwapYield: "swap",
};

/** All moves that a click on a place could play. Moves that answer the current question come first. */
export function placeWords(id: string, question = ""): string[] {
  const name = id.toLowerCase();
  const first = VERB_OF[question] ?? "go";
  return [first, ...PLACE_VERBS.filter((verb) => verb !== first)].map((verb) => `${verb} ${name}`);
}

/** Questions that are answered by setting numbers in all places at once. */
const STEPPED = new Set(["Reinforce", "RegroupHero", "RegroupWarriors"]);

/** The moves that a click on a place can play now. A place with plus and minus buttons has none. */
export function placeAnswers(
  id: string,
  question: string | undefined,
  offered: ReadonlyMap<string, { chain: string[] }>,
): string[] {
  const words = placeWords(id, question);
  const answers = words.filter((word) => offered.get(word)?.chain.length === 1);
  if (STEPPED.has(question ?? "") && answers.length > 0) return [];
  // moves that answer the question directly are never mixed with longer sequences
  return answers.length > 0 ? answers : words;
}

export function isOnBoard(word: string): boolean {
  return ON_BOARD.test(word);
}

/** The moves that exchange an idol. */
export const IDOL_WORDS = ["idol coins", "idol luck", "idol magic"];

const ON_MAP = /^(go|step|from|to|send|scout|pull|claim (p|city)|swap|hex) ?/;
const ON_OWN_BOARD = /^(raise|star|use|keep|dismiss|hero|claim reserve|idol) ?/;
const ON_CARDS = /^(take|deck|recruit) /;

export function isOnOwnBoard(word: string): boolean {
  return ON_OWN_BOARD.test(word) && !word.startsWith("idol");
}

export type Part = "map" | "actions" | "rounds" | "cards" | "boards";

/** The part of the table on which a move can be made, or null. */
export function partOf(word: string): Part | null {
  if (ON_MAP.test(word)) return "map";
  if (word.startsWith("place ")) return "actions";
  if (ON_CARDS.test(word)) return "cards";
  return ON_OWN_BOARD.test(word) ? "boards" : null;
}
