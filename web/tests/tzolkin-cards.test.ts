import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { tzolkinCard } from "../src/boards/tzolkin/cards/cards";
import type { TzolkinBox } from "../src/boards/tzolkin/components";
import type { GameAssets } from "../src/state/game-assets";
import { Messages } from "../src/texts/messages";
import { thing } from "../src/texts/things";
import { boxOf } from "./box-of";
import { printedOf } from "./cards-of";
import positions from "./tzolkin-positions.json";

const FOLDER = "../src/patolli/games/tzolkin";
const NAMES = ["Ana", "Bo"];
const TOLD = { "tikal 4": "build up to 2 buildings", "tikal 5": "pay 1 resource" };

function kitOf(language: string): GameAssets {
  const texts = [`${FOLDER}/texts/${language}.ftl`, `../src/patolli/texts/shared/${language}.ftl`].map(
    (file) => readFileSync(file, "utf8"),
  );
  const messages = new Messages(language, texts);
  const box = boxOf("tzolkin", "tzolkin");
  return {
    game: "tzolkin",
    messages,
    box,
    printed: printedOf(box, TOLD),
    thing: (id: string, count?: number) => thing(messages, id, count),
  } as unknown as GameAssets;
}

function everything(box: TzolkinBox): string[] {
  return [
    ...[
      "calendar",
      "start",
      "marker",
      "skull",
      "corn",
      "wood",
      "stone",
      "gold",
      "harvested-corn",
      "harvested-wood",
    ],
    ...[2, 3, 4, 5].map((space) => `jungle ${space}`),
    ...Array.from({ length: 26 }, (_, day) => `day ${day}`),
    ...[0, 1].flatMap((seat) => [`food ${seat}`, `ending ${seat}`, `hand ${seat}`, `side ${seat}`]),
    ...box.wheels.flatMap((wheel) => [
      wheel.id,
      ...Array.from({ length: wheel.top_space + 1 }, (_, i) => `${wheel.id} ${i}`),
      ...Array.from({ length: wheel.top_space + 1 }, (_, i) => `worker ${wheel.id} ${i}`),
    ]),
    ...box.temples.flatMap((temple) => [
      temple.id,
      `${temple.id} highest`,
      ...temple.steps.map((step) => `${temple.id} ${step.step}`),
    ]),
    ...box.technologies.flatMap((one) => [
      one.id,
      `${one.id} bonus`,
      ...[1, 2, 3].map((level) => `${one.id} ${level}`),
    ]),
    ...[...box.buildings, ...box.monuments, ...box.wealth_tiles].map((tile) => tile.id),
  ];
}

describe.skipIf(!existsSync(FOLDER))("the cards", () => {
  it.each(["en", "de"])(
    "say something about everything in %s, and never a code or the id of a message",
    (language) => {
      const assets = kitOf(language);
      for (const position of Object.values(positions)) {
        for (const about of everything(assets.box as TzolkinBox)) {
          const card = tzolkinCard(about, { view: position, assets, seat: 0, names: NAMES });
          expect(card, about).not.toBeNull();
          expect(card!.lines.length, about).toBeGreaterThan(0);
          for (const text of [card!.title, ...card!.lines])
            expect(text, about).not.toMatch(
              /card-|effect-|action-|scoring-|thing-|score-|table-|\{|undefined|NaN|\b[BMW]\d\d\b|^\.?$/,
            );
          expect(card!.rule, about).toMatch(/^TZ-\d+\.\d+$/);
        }
      }
    },
  );

  it("show what is missing, with amounts, as computed by the rules", () => {
    const assets = kitOf("en");
    const prices = {
      B07: { lacking: { wood: 2 }, payable: false, corn: 4 },
      B01: { lacking: {}, payable: true, corn: 2 },
    };
    const view = { ...structuredClone(positions.start), tile_prices: prices };
    view.seats[0]!.spared = 1;
    const cardText = (id: string) =>
      tzolkinCard(id, { view: view, assets, seat: 0, names: NAMES })!.lines.join(" ");
    expect(cardText("B07")).toContain("You are missing 2 wood. With corn in Uxmal 4: 4,");
    expect(cardText("B01")).toContain("You have what it costs.");
    expect(cardText("B08")).not.toMatch(/missing|have what/);
  });

  it("show a worker's actions today and tomorrow, and the cost of stepping back", () => {
    const assets = kitOf("en");
    const lines = tzolkinCard("worker tikal 4", {
      view: positions.early,
      assets,
      seat: 0,
      names: NAMES,
    })!.lines;
    expect(lines[0]).toMatch(/^Today: build up to 2 buildings/);
    expect(lines[1]).toMatch(/^Tomorrow: pay 1 resource/);
    expect(lines[2]).toBe("A step back costs 1 corn each: 3 for 1, 2 for 2, 1 for 3.");
    expect(lines[3]).toBe("Falls off the wheel in 4 days.");
  });
});
