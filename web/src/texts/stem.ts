/** Finds the stem of a word, following the published Snowball algorithms for English and German. */
import type { Language } from "./language";

export function stem(word: string, language: Language): string {
  return language === "de" ? german(word) : english(word);
}

/** Where the part of a word begins that comes after the first consonant following a vowel. */
function behindVowel(word: string, vowel: RegExp, from = 0): number {
  for (let i = from + 1; i < word.length; i++)
    if (!vowel.test(word[i]!) && vowel.test(word[i - 1]!)) return i + 1;
  return word.length;
}

/** Removes the longest matching ending if at least `from` letters remain; null otherwise. */
function without(word: string, endings: string[], from: number): string | null {
  const found = [...endings].sort((a, b) => b.length - a.length).find((one) => word.endsWith(one));
  return found !== undefined && word.length - found.length >= from ? word.slice(0, -found.length) : null;
}

const GERMAN_VOWEL = /[aeiouyäöü]/;

function german(text: string): string {
  let word = text.toLowerCase().replaceAll("ß", "ss").replace(/eln$/, "el");
  const first = behindVowel(word, GERMAN_VOWEL);
  const r1 = Math.max(3, first);
  const r2 = behindVowel(word, GERMAN_VOWEL, first);
  const one = without(word, ["em", "ern", "er", "e", "en", "es"], r1);
  if (one !== null) word = one.endsWith("niss") ? one.slice(0, -1) : one;
  else if (/[bdfghklmnrt]s$/.test(word) && word.length - 1 >= r1) word = word.slice(0, -1);
  const two = without(word, ["en", "er", "est"], r1);
  if (two !== null) word = two;
  else if (/.{3}[bdfghklmnt]st$/.test(word) && word.length - 2 >= r1) word = word.slice(0, -2);
  word = germanSuffix(word, r1, r2);
  return word.replaceAll("ä", "a").replaceAll("ö", "o").replaceAll("ü", "u");
}

function germanSuffix(word: string, r1: number, r2: number): string {
  const ung = without(word, ["end", "ung"], r2);
  if (ung !== null) return /[^e]ig$/.test(ung) ? (without(ung, ["ig"], r2) ?? ung) : ung;
  const isch = without(word, ["ig", "ik", "isch"], r2);
  if (isch !== null) return isch.endsWith("e") ? word : isch;
  const lich = without(word, ["lich", "heit"], r2);
  if (lich !== null) return without(lich, ["er", "en"], r1) ?? lich;
  const keit = without(word, ["keit"], r2);
  return keit === null ? word : (without(keit, ["lich", "ig"], r2) ?? keit);
}

const VOWEL = /[aeiouy]/;
const IN_R1: [string, string][] = [
  ["ational", "ate"],
  ["tional", "tion"],
  ["ization", "ize"],
  ["fulness", "ful"],
  ["ousness", "ous"],
  ["iveness", "ive"],
  ["biliti", "ble"],
  ["lessli", "less"],
  ["entli", "ent"],
  ["ation", "ate"],
  ["alism", "al"],
  ["aliti", "al"],
  ["ousli", "ous"],
  ["iviti", "ive"],
  ["fulli", "ful"],
  ["icate", "ic"],
  ["iciti", "ic"],
  ["alize", "al"],
  ["enci", "ence"],
  ["anci", "ance"],
  ["abli", "able"],
  ["izer", "ize"],
  ["ator", "ate"],
  ["alli", "al"],
  ["ical", "ic"],
  ["ness", ""],
  ["ful", ""],
];
const IN_R2 = [
  ...["al", "ance", "ence", "er", "ic", "able", "ible", "ant", "ement", "ment", "ent", "ism", "ate"],
  ...["iti", "ous", "ive", "ize"],
];

function english(text: string): string {
  let word = text.toLowerCase().replace(/['’]s?$/, "");
  if (word.length < 3) return word;
  const r1 = behindVowel(word, VOWEL);
  const r2 = behindVowel(word, VOWEL, r1);
  word = withoutPlural(word);
  word = withoutTense(word, r1);
  word = word.replace(/(.[^aeiouy])y$/, "$1i");
  for (let round = 0; round < 2; round++) {
    const found = IN_R1.find(([ending]) => word.endsWith(ending));
    if (found && word.length - found[0].length >= r1) word = word.slice(0, -found[0].length) + found[1];
  }
  const short = without(word, IN_R2, r2) ?? (/[st]ion$/.test(word) ? without(word, ["ion"], r2) : null);
  if (short !== null) word = short;
  if (word.endsWith("e") && word.length - 1 >= r1 && (word.length - 1 >= r2 || !isShort(word.slice(0, -1))))
    word = word.slice(0, -1);
  return word.endsWith("ll") && word.length - 1 >= r2 ? word.slice(0, -1) : word;
}

function withoutPlural(word: string): string {
  if (word.endsWith("sses")) return word.slice(0, -2);
  if (/ie[sd]$/.test(word)) return word.length > 4 ? word.slice(0, -2) : word.slice(0, -1);
  return /[aeiouy].+s$/.test(word) && !/[us]s$/.test(word) ? word.slice(0, -1) : word;
}

function withoutTense(word: string, r1: number): string {
  if (/eed(ly)?$/.test(word))
    return without(word, ["eed", "eedly"], r1) === null ? word : word.replace(/d(ly)?$/, "");
  const found = without(word, ["ed", "edly", "ing", "ingly"], 0);
  if (found === null || !VOWEL.test(found)) return word;
  if (/(at|bl|iz)$/.test(found)) return `${found}e`;
  if (/(bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(found)) return found.slice(0, -1);
  return isShort(found) && found.length <= r1 ? `${found}e` : found;
}

/** Whether a word ends in a short syllable. */
function isShort(word: string): boolean {
  return /(^|[^aeiouy])[aeiouy][^aeiouywx]$/.test(word) || /^[aeiouy][^aeiouy]$/.test(word);
}
