import type { Piece, Plan } from "../plan";
import { seatsOf, type Dict } from "../shape";

/** Workers on a board are dice that show their power; those of neutral colours have none. */
function pieces(view: Dict, place: string): Piece[] {
  const own = seatsOf(view).flatMap((seat, i) =>
    (((seat["workers"] ?? {}) as Record<string, number[]>)[place] ?? []).map((n): Piece => ({ seat: i, what: "die", n })),
  );
  const neutral = Object.entries((view["neutrals"] ?? {}) as Record<string, string[]>).filter(([, boards]) => boards.includes(place));
  return [...own, ...neutral.map(([name]): Piece => ({ seat: -1, what: "neutral", name }))];
}

export const teotihuacan: Plan = {
  first: () => ["setup", "boards"],
  then: ["technologies", "shown_decorations", "shown_stones", "bonuses", "buildings", "decorations", "piles"],
  within: ["players", "turn", "neutrals", "stones", "options"],
  pieces,
  also: { boards: ["board", "worship"] },
  steps: ["temples"],
  forms: { boards: "ring" },
  middles: { boards: "icons" },
  inside: { palace: "royal" },
};
