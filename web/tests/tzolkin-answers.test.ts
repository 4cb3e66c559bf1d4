import { existsSync, readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";
import type { BoardContext } from "../src/boards/board-module";
import { alreadyChosen } from "../src/boards/tzolkin/already-chosen";
import { tzolkinCard } from "../src/boards/tzolkin/cards/cards";
import { deferredCosts } from "../src/boards/tzolkin/deferred-costs";
import { describeAnswer } from "../src/boards/tzolkin/describe-answer";
import positions from "../src/boards/tzolkin/tour.json";
import type { Asked } from "../src/net/protocol";
import type { GameAssets } from "../src/state/game-assets";
import { Messages } from "../src/texts/messages";
import { printedOf } from "./cards-of";

const FOLDER = "../src/patolli/games/tzolkin";
const TIKAL_4 = 1;
const PLAIN = 3;
const TOLD = {
  "extraction bonus": "2 resources of your choice",
  "agriculture 1": "1 corn more",
  "tikal 4": "build up to 2 buildings",
  "chichen 4": "place a skull: 7 points",
  "palenque 2": "harvest 4 corn",
};

const asked = (kind: string, ...numbers: number[]) => ({ kind, numbers, options: [] }) as unknown as Asked;

function tableOf(technologies: Record<string, number>) {
  const view = structuredClone(positions.start);
  view.seats[0]!.technologies = {
    agriculture: 0,
    extraction: 0,
    architecture: 0,
    theology: 0,
    ...technologies,
  };
  return view;
}

describe.skipIf(!existsSync(FOLDER))("an answer of Tzolk'in", () => {
  const box = parse(readFileSync(`${FOLDER}/components.toml`, "utf8"));
  const assets = {
    game: "tzolkin",
    messages: new Messages("en", [readFileSync(`${FOLDER}/texts/en.ftl`, "utf8")]),
    box,
    printed: printedOf(box, TOLD),
    thing: (id: string) => id,
  } as unknown as GameAssets;
  const context = (view: object): BoardContext => ({
    view: view as Record<string, unknown>,
    assets,
    seat: 0,
    names: ["Ana", "Bo"],
  });
  const costs = (move: string, question: Asked, technologies: Record<string, number>, ...events: string[]) =>
    deferredCosts(move, question, context(tableOf(technologies)), { events, next: [] }).map(([thing, by]) => [
      thing,
      by,
    ]);

  it("says what a building costs and brings before architecture is asked about", () => {
    expect(costs("build b22", asked("ChooseBuilding", TIKAL_4), { architecture: 1 })).toEqual([
      ["stone", -3],
      ["corn", 1],
      ["points", 6],
    ]);
  });

  it("says what architecture saves: of the one resource that is paid, or one of choice", () => {
    const built = (tile: string, how = TIKAL_4) =>
      costs(`build ${tile}`, asked("ChooseBuilding", how), { architecture: 3 });
    expect(built("b22")).toEqual([
      ["stone", -3],
      ["stone", 1],
      ["corn", 1],
      ["points", 2],
      ["points", 6],
    ]);
    expect(built("b13").slice(0, 2)).toEqual([
      ["gold", -1],
      ["gold", 1],
    ]);
    expect(built("b10").filter(([thing]) => thing === "any-resource")).toEqual([["any-resource", 1]]);
    expect(built("b22", PLAIN)).toEqual([
      ["stone", -3],
      ["points", 6],
    ]);
  });

  it("says that burning the forest costs a step in a temple, which is chosen afterwards", () => {
    const burnt = (...next: string[]) =>
      deferredCosts("harvest burn", asked("Harvest", 3), context(tableOf({})), {
        events: ["burned", "tile-taken", "harvested"],
        next,
      });
    expect(burnt("anger chaac", "anger kukulcan")).toEqual([
      ["any-temple", -1, "step in a temple of your choice"],
    ]);
    expect(burnt("stop", "pick tikal 2")).toEqual([]);
  });

  it("adds only what was not told yet: behind the market wait the points", () => {
    expect(costs("build b22", asked("ChooseBuilding", PLAIN), {}, "paid", "built")).toEqual([["points", 6]]);
    expect(costs("build b22", asked("ChooseBuilding", PLAIN), {}, "paid", "built", "tile-scored")).toEqual(
      [],
    );
  });

  it("says what an advance costs and which level it reaches, or the bonus", () => {
    const question = asked("Advance", 1, 1);
    expect(costs("advance agriculture", question, { agriculture: 1 })).toEqual([
      ["any-resource", -2],
      ["agriculture", 1],
    ]);
    expect(costs("advance agriculture", question, { agriculture: 1 }, "paid", "advanced")).toEqual([]);
    expect(costs("advance agriculture", asked("Advance", 1, 0), {}, "advanced")).toEqual([]);
    expect(describeAnswer("advance agriculture", question, context(tableOf({})))).toBe(
      "Level 1: 1 corn more",
    );
    expect(describeAnswer("advance extraction", question, context(tableOf({ extraction: 3 })))).toBe(
      "Bonus: 2 resources of your choice",
    );
  });

  it("says that the last turn ends the game", () => {
    const stop = (kind: string, day: number) =>
      describeAnswer("stop", asked(kind, 1), context({ ...tableOf({}), day, next_food_day: 26 }));
    expect(stop("PickWorker", 26)).toContain("Your last turn");
    expect([stop("PickWorker", 25), stop("Trade", 26)]).toEqual(["", ""]);
  });

  it("names what is handed in with it", () => {
    const view = { ...tableOf({}), keeping: ["W01"] };
    expect(alreadyChosen(asked("KeepTile", 1), context(view))).toEqual(["Keep W01: does something"]);
    expect(alreadyChosen(asked("PickWorker", 1), context(view))).toEqual([]);
  });

  it("says what is missing for the action of a worker's space", () => {
    const at = (word: string, changes: object) =>
      describeAnswer(word, asked("PickWorker", 0), context({ ...tableOf({}), ...changes }));
    const skulls = (n: number) => ({ seats: [{ ...tableOf({}).seats[0], skulls: n }] });
    expect(at("pick chichen 4", skulls(1))).toBe("Place a skull: 7 points");
    expect(at("pick chichen 4", skulls(0))).toBe("Place a skull: 7 points. You have no skull.");
    expect(at("pick chichen 4", { ...skulls(1), offerings: [null, null, null, "neutral"] })).toBe(
      "Place a skull: 7 points. Its skull place is taken; the action is gone.",
    );
    expect(at("pick palenque 2", { jungle: [{ action: 2, corn: 1, wood: 0 }] })).toBe("Harvest 4 corn");
    expect(at("pick palenque 2", { jungle: [{ action: 2, corn: 0, wood: 0 }] })).toBe(
      "Harvest 4 corn. No tile is left there.",
    );
  });

  it("says what a worker would do, and what a monument would be worth", () => {
    const view = { ...tableOf({}), monument_points: { M06: [36, 4] } };
    expect(describeAnswer("pick tikal 4", asked("PickWorker", 0), context(view))).toBe(
      "Build up to 2 buildings",
    );
    expect(describeAnswer("build m06", asked("ChooseBuilding", TIKAL_4), context(view))).toBe(
      "Worth 36 points to you at the end, as things are now",
    );
    expect(describeAnswer("build b22", asked("ChooseBuilding", TIKAL_4), context(view))).toBe("");
    expect(tzolkinCard("M06", context(view))!.lines).toContain(
      "Worth 36 points to you now, if you build it.",
    );
  });
});
