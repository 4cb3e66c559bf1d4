/** Moves that can be made on the board itself. All other answers are in a row over the pyramid. */
const ON_BOARD =
  /^(worker|go|raise|twin|leave|free|unlock|worship|learn|row|decorate|side|build|on|climb|printed|keep|choose|without|use) ?/;
const ALSO_ON_BOARD = /^(collect|main|benefit (temple|discovery|royal))$/;
/** Questions about discovery tiles at a track. */
const AT_TRACK = ["StepReward", "ClaimOnAvenue"];

export function isOnBoard(word: string, question: string): boolean {
  if (word.startsWith("claim ")) return AT_TRACK.includes(question);
  return ON_BOARD.test(word) || ALSO_ON_BOARD.test(word);
}
