function plain(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

function digits(text: string): string {
  return [...text.replace(/\D/g, "")].sort().join("");
}

/** The outcomes whose text or notation contains the typed text. Dice match in any order: 641 finds 1 4 6. */
export function matchingOutcomes<T extends { text: string; words: string }>(
  typed: string,
  options: readonly T[],
): T[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...options];
  const found = options.filter(({ text, words }) => {
    const said = plain(`${text} ${words}`);
    return wanted.every((part) => said.includes(part));
  });
  const dice = /^[\d\s]+$/.test(typed) ? digits(typed) : "";
  const rolled = dice ? options.filter(({ text }) => digits(text) === dice) : [];
  return rolled.length > 0 ? rolled : found;
}
