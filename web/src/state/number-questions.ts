import type { Asked } from "../net/protocol";

const NUMBER = /^\d+$/;

export function isNumber(text: string): boolean {
  return NUMBER.test(text);
}

export function asksNumber(question: Pick<Asked, "options">): boolean {
  return question.options.length > 0 && question.options.every((option) => isNumber(option.text));
}
