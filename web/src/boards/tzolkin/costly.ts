/** Words that take a step in a temple away. */
const COSTLY = /^(beg|anger) /;

export function costly(word: string): boolean {
  return COSTLY.test(word);
}
