import { signal } from "@preact/signals";
import { type Question, useTable } from "../../board";
import type { TeotihuacanBox } from "../components";
import { BOARD_OF_SPACE } from "../names";
import { SPACES, type TeotihuacanView } from "../view";

/** The part that fills a phone's screen: the small overview, or one large part. A board is named by its id. */
export type PhonePart = string;

/** The part that the player has opened. It stays open until the question changes. */
const opened = signal<{ question: number; part: PhonePart } | null>(null);

const ON_PYRAMID = /^(on|rotate|side|save) /;
const AT_TEMPLES = /^(climb |printed)/;
const AT_BOARD = /^(learn|row|decorate|build|help|leave|pay|waive)\b/;

/** The part that contains the answers; `middle` is the step at which the halves of the temples meet. */
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

/** The part that contains the answers, the part that is shown, and a function that opens another one. */
export function useParts(): { asked: PhonePart; shown: PhonePart; open: (part: PhonePart) => void } {
  const table = useTable();
  const asked = askedPart(
    table.view as TeotihuacanView,
    table.question,
    [...table.offers.keys()],
    table.viewer,
    middleStep(table.box as TeotihuacanBox),
  );
  const question = table.question?.number ?? -1;
  const shown = opened.value?.question === question ? opened.value.part : asked;
  return { asked, shown, open: (part) => (opened.value = { question, part }) };
}

/** The step at which the two halves of the temples meet. */
export function middleStep({ temple_tracks: tracks }: TeotihuacanBox): number {
  return Math.ceil(Math.max(...Object.values(tracks).map((track) => track.top_step)) / 2);
}

function isHigh(view: TeotihuacanView, viewer: number, middle: number): boolean {
  const steps = Object.values(view.seats[viewer]?.temples ?? {});
  return steps.length > 0 && Math.min(...steps) >= middle;
}
