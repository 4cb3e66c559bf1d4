/** Which answers a thing on the board stands for: the likeliest first. */

const PLACE_VERBS = ["go", "step", "from", "to", "send", "scout", "pull", "claim", "swap"];

/** Answers that have a place on the board; the others are offered beside the map or on the stage of a fight. */
const ON_BOARD =
  /^(place|go|step|from|to|send|scout|pull|claim (p|city)|swap|hex|take|deck|raise|recruit|hero|star|idol|use|keep|dismiss) ?/;

export function placeWords(id: string): string[] {
  const name = id.toLowerCase();
  return PLACE_VERBS.map((verb) => `${verb} ${name}`);
}

export function isOnBoard(word: string): boolean {
  return ON_BOARD.test(word);
}

export function cardWords(id: string): string[] {
  const name = id.toLowerCase();
  return [`take ${name}`, `use ${name}`];
}
