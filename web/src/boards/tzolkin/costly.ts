/** Words that take a step in a temple away, or leave a worker that was picked up without an action. */
const COSTLY = /^((beg|anger) |act none$)/;

export function costly(word: string): boolean {
  return COSTLY.test(word);
}
