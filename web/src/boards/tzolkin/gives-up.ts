/** Words that take a step in a temple away, or leave a worker that was picked up without an action. */
const GIVES_UP = /^((beg|anger) |act none$)/;

export function givesUp(move: string): boolean {
  return GIVES_UP.test(move);
}
