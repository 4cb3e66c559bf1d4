import type { PlanTexts } from "../../plain/plan";
import type { Dict } from "../../plain/shape";
import type { Laying, Side } from "../view";
import { own } from "./messages";

export const BOARDS = ["palace", "forest", "quarry", "mine", "alchemy", "nobles", "deco", "build"];
export const SPACES = ["palace1", "palace2", "palace3", "forest", "quarry", "mine", "deco"];

function rows(view: Dict, part: string): Dict[] {
  return (view[part] ?? []) as Dict[];
}

/** A tile with its price and what it does. */
function tile(id: string, { thing, cost, effect }: PlanTexts): string {
  const price = cost(id);
  return `${thing(id)}${price ? ` (${price})` : ""}: ${effect(id)}`;
}

/** TE-7.4, TE-7.5: what both benefits of a worship cost more than one. */
function bothCost({ box }: PlanTexts): number {
  return Number((box.costs as Dict | undefined)?.worship_both_benefits ?? 1);
}

/** What may be had by worshipping on a space: what the space itself gives, and the discovery tile of its board. */
function worship(space: string, view: Dict, says: PlanTexts, viewer: number): string[] {
  const board = space.replace(/\d$/, "");
  const royal = rows(view, "royal").find((one) => one.space === space);
  const here = rows(view, "boards").find((one) => one.id === board);
  const holder = royal ? royal.holder : here?.holder;
  const discovery = here?.discovery;
  return [
    royal ? tile(String(royal.id), says) : says.effect(`worship ${board}`),
    typeof discovery === "string"
      ? own(royal ? "does-also-tile" : "does-the-tile", {
          tile: tile(discovery, says),
          cocoa: bothCost(says),
        })
      : "",
    typeof holder === "number" && holder !== viewer
      ? own("does-displaces", { name: says.names[holder] ?? "" })
      : "",
  ];
}

/** By answer: what it describeAnswer, from the table as it lies. */
export function describeAnswer(
  word: string,
  question: { kind: string; numbers: number[] },
  view: Dict,
  says: PlanTexts,
  viewer: number,
): string[] {
  const [verb = "", object = ""] = word.split(" ");
  const first = question.numbers[0] ?? -1;
  if (verb === "worship") return worship(object, view, says, viewer);
  if (verb === "main" && question.kind === "ChooseAction") return [says.effect(`board ${BOARDS[first]}`)];
  if (verb === "benefit" && question.kind === "ChooseBenefit") {
    const space = SPACES[first] ?? "";
    const royal = rows(view, "royal").find((one) => one.space === space);
    const discovery = rows(view, "boards").find((one) => one.id === space.replace(/\d$/, ""))?.discovery;
    return object.split("-").map((part) => {
      if (part === "discovery") return typeof discovery === "string" ? tile(discovery, says) : "";
      return royal && part === "royal" ? tile(String(royal.id), says) : "";
    });
  }
  if (question.kind === "Upkeep" && /^\d+$/.test(verb)) {
    const lost =
      (first - Number(verb)) * Number((says.box.upkeep as Dict | undefined)?.vp_loss_per_unpaid ?? 0);
    return [lost > 0 ? own("does-unpaid", { points: lost }) : ""];
  }
  const laying = view.laying as Laying | null | undefined;
  if (verb === "decorate") {
    const sides = Object.entries(laying?.tiles[object] ?? {}).sort(([, a], [, b]) => b.points - a.points);
    return [
      sides
        .map(([side, { points, temples }]) =>
          own("does-on-side", {
            side: says.thing(side),
            points,
            temples: temples.map(says.thing).join(", "),
            climbs: temples.length,
          }),
        )
        .join("; "),
    ];
  }
  if (verb === "side") {
    const found = laying?.sides[object as Side];
    return found ? [own("does-covers", { step: found.step, matches: found.matches })] : [];
  }
  return [];
}
