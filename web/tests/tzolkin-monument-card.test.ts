import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { BoardContext } from "../src/boards/board-module";
import { tzolkinCard } from "../src/boards/tzolkin/cards/cards";
import type { GameAssets } from "../src/state/game-assets";
import { Messages } from "../src/texts/messages";
import { boxOf } from "./box-of";
import { printedOf } from "./cards-of";
import positions from "./tzolkin-positions.json";

const FOLDER = "../src/patolli/games/tzolkin";
const TOLD = {
  "extraction bonus": "2 resources of your choice",
  "agriculture 1": "1 corn more",
  "tikal 4": "build up to 2 buildings",
  "chichen 4": "place a skull: 7 points",
  "palenque 2": "harvest 4 corn",
};

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

describe.skipIf(!existsSync(FOLDER))("a card of Tzolk'in", () => {
  const box = boxOf("tzolkin", "tzolkin");
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

  it("says what a monument would be worth", () => {
    const view = { ...tableOf({}), monument_points: { M06: [36, 4] } };
    expect(tzolkinCard("M06", context(view))!.lines).toContain(
      "Worth 36 points to you now, if you build it.",
    );
  });
});
