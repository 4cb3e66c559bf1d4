import type { Asked } from "../net/protocol";

const NUMBER = /^\d+$/;
/** More ways to pay than these are answered number by number. */
const MOST = 12;

export function asksNumber(question: Pick<Asked, "options">): boolean {
  return question.options.length > 0 && question.options.every((option) => NUMBER.test(option.text));
}

/** A run of number questions (how much in wood, how much in stone) answered at once: all complete answers, if there are few. */
export function wholeAnswers(question: Asked, chains: string[][]): string[][] {
  if (!asksNumber(question)) return [];
  const numbers = chains.filter((chain) => chain.every((word) => NUMBER.test(word)));
  const begun = new Set(
    numbers.filter((chain) => chain.length > 1).map((chain) => chain.slice(0, -1).join(" ")),
  );
  const whole = numbers.filter((chain) => !begun.has(chain.join(" ")));
  return whole.length > 1 && whole.length <= MOST && whole.some((chain) => chain.length > 1) ? whole : [];
}
