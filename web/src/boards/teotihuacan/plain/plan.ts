import type { BoardPiece, PlainPlan } from "../../plain/plan";
import { type Dict, seatsOf } from "../../plain/shape";
import { describeAnswer } from "./describe-answer";
import { expectedAnswers, warnings } from "./warnings";

/** Workers on a board are dice that show their power; those of neutral colours have none. */
function pieces(view: Dict, place: string): BoardPiece[] {
  const own = seatsOf(view).flatMap((seat, i) =>
    (((seat.workers ?? {}) as Record<string, number[]>)[place] ?? []).map(
      (n): BoardPiece => ({ seat: i, what: "die", n }),
    ),
  );
  const neutral = Object.entries((view.neutrals ?? {}) as Record<string, string[]>).filter(([, boards]) =>
    boards.includes(place),
  );
  return [...own, ...neutral.map(([name]): BoardPiece => ({ seat: -1, what: "neutral", name }))];
}

export const teotihuacan: PlainPlan = {
  first: () => ["setup", "boards"],
  middle: ["technologies", "bonuses", "buildings", "decorations", "piles"],
  within: ["players", "turn", "neutrals", "stones", "options"],
  pieces,
  also: { boards: ["board", "worship"] },
  steps: ["temples"],
  forms: { boards: "ring" },
  middles: { boards: "icons" },
  inside: { palace: "royal", deco: "shown_decorations", build: "shown_stones" },
  iconed: {
    shown_decorations: { tiles: "decoration_tiles", icons: ["a", "b"] },
    shown_stones: { tiles: "pyramid_tiles", icons: ["cells"] },
  },
  describeAnswer,
  warnings,
  expectedAnswers,
};
