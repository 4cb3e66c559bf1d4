import { signal } from "@preact/signals";
import type { Question } from "../../board";
import type { TeotihuacanBox } from "../components";
import { BOARD_OF_SPACE } from "../names";
import { SPACES, type TeotihuacanView } from "../view";

/** What fills the screen of a phone: everything small, or one part large; a board by its id. */
export type PhonePart = string;

/** What the player opened by hand, for as long as the same question is asked. */
export const opened = signal<{ question: number; part: PhonePart } | null>(null);

const ON_PYRAMID = /^(on|rotate|side|save) /;
const AT_TEMPLES = /^(climb |printed)/;
const AT_BOARD = /^(learn|row|decorate|build|help|leave|pay|waive)\b/;

/** The part on which the question is answered; `middle` is the step between the halves of the temples. */
export function askedPart(
  view: TeotihuacanView,
  question: Question | null,
  offered: string[],
  viewer: number,
  middle: number,
): PhonePart {
  if (view.setup?.choosing) return "setup";
  if (!question) return "ring";
  if (offered.some((word) => ON_PYRAMID.test(word))) return "pyramid";
  if (offered.some((word) => AT_TEMPLES.test(word)))
    return isHigh(view, viewer, middle) ? "temples-top" : "temples";
  if (question.kind === "ClaimOnAvenue") return "avenue";
  if (question.kind === "ChooseBenefit")
    return BOARD_OF_SPACE[SPACES[question.numbers[0] ?? 0] ?? ""] ?? "ring";
  const board = view.active?.board;
  if (board && (question.kind === "ChooseAction" || offered.some((word) => AT_BOARD.test(word))))
    return board;
  return "ring";
}

/** The step on which the two halves of the temples meet. */
export function middleStep({ temple_tracks: tracks }: TeotihuacanBox): number {
  return Math.ceil(Math.max(...Object.values(tracks).map((track) => track.top_step)) / 2);
}

function isHigh(view: TeotihuacanView, viewer: number, middle: number): boolean {
  const steps = Object.values(view.seats[viewer]?.temples ?? {});
  return steps.length > 0 && Math.min(...steps) >= middle;
}
