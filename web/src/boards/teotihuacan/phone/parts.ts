import { signal } from "@preact/signals";
import type { Question } from "../../board";
import { isChoosing } from "../panels/setup";
import { SPACES, type TeotihuacanView } from "../view";

/** What fills the screen of a phone: everything small, or one part large; a board by its id. */
export type PhonePart = string;

/** What the player opened by hand, for as long as the same question is asked. */
export const opened = signal<{ question: number; part: PhonePart } | null>(null);

const ON_PYRAMID = /^(on|rotate|side|save) /;
const AT_TEMPLES = /^(climb |printed)/;
const AT_BOARD = /^(learn|row|decorate|build|help|leave|pay|waive)\b/;

/** The part on which the question is answered. */
export function askedPart(
  view: TeotihuacanView,
  question: Question | null,
  offered: string[],
  viewer: number,
): PhonePart {
  if (view.setup && isChoosing(view.setup)) return "setup";
  if (!question) return "ring";
  if (offered.some((word) => ON_PYRAMID.test(word))) return "pyramid";
  if (offered.some((word) => AT_TEMPLES.test(word))) return isHigh(view, viewer) ? "temples-top" : "temples";
  if (question.kind === "ClaimOnAvenue") return "avenue";
  if (question.kind === "ChooseBenefit")
    return (SPACES[question.numbers[0] ?? 0] ?? "palace").replace(/\d$/, "");
  const board = view.active?.board;
  if (board && (question.kind === "ChooseAction" || offered.some((word) => AT_BOARD.test(word))))
    return board;
  return "ring";
}

/** From this step on the upper half of the temples is looked at. */
const UPPER = 6;

function isHigh(view: TeotihuacanView, viewer: number): boolean {
  const steps = Object.values(view.seats[viewer]?.temples ?? {});
  return steps.length > 0 && Math.min(...steps) >= UPPER;
}
