/**
 * Searches texts for words: first for the same word in any form, then for a word's beginning, then for any
 * part of a word.
 */
import type { Language } from "./language";
import { stem } from "./stem";

const WORD = /[\p{L}\d]+(?:[.-][\p{L}\d]+)*/gu;

export function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(WORD) ?? []).flatMap((word) =>
    /[.-]/.test(word) ? [word, ...word.split(/[.-]/)] : [word],
  );
}

/** The texts that contain all words. The methods are tried in this order, and the first one that finds any
 * text is used. */
export function found<T>(
  all: readonly T[],
  text: (one: T) => string,
  search: string,
  language: Language,
): T[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...all];
  const texts = all.map((one) => text(one).toLowerCase());
  const words = texts.map(wordsOf);
  const stems = words.map((some) => new Set(some.flatMap((word) => [word, stem(word, language)])));
  const has: ((i: number, word: string) => boolean)[] = [
    (i, word) => stems[i]!.has(word) || stems[i]!.has(stem(word, language)),
    (i, word) => words[i]!.some((one) => one.startsWith(word)),
    (i, word) => texts[i]!.includes(word),
  ];
  for (const way of has) {
    const some = all.filter((_, i) => wanted.every((word) => way(i, word)));
    if (some.length > 0) return some;
  }
  return [];
}
