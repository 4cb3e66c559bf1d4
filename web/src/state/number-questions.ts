import type { Asked } from "../net/protocol";

const NUMBER = /^\d+$/;

export function asksNumber(question: Pick<Asked, "options">): boolean {
  return question.options.length > 0 && question.options.every((option) => NUMBER.test(option.text));
}
