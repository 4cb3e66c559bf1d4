import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { gainsOf } from "../src/frame/question/gains";
import type { GameAssets } from "../src/state/game-assets";
import { Messages } from "../src/texts/messages";
import { namesThing, thing } from "../src/texts/things";
import { prospect } from "./asked";

const TEXTS = "../src/patolli/games/azteca/texts/";

function named(language: "en" | "de", thing_: string, by: number): string[] {
  const read = (path: string) => readFileSync(TEXTS + path, "utf8");
  const messages = new Messages(language, [read(`${language}.ftl`), read(`${language}/view.ftl`)]);
  const assets = {
    messages,
    knows: (id: string) => namesThing(messages, id),
    thing: (id: string, n?: number) => thing(messages, id, n),
  } as unknown as GameAssets;
  const found = gainsOf(prospect([], { things: [{ thing: thing_, by }] }), 0, assets);
  return found.things.map(({ name }) => name);
}

it("names one thing in the singular, even if the word is also the name of a phase", () => {
  for (const thing of ["cards", "pochtecas"]) {
    expect(named("en", thing, -1)).toEqual([thing.replace(/s$/, "")]);
    expect(named("en", thing, 2)).toEqual([thing]);
  }
  expect(named("de", "cards", -1)).toEqual(["Karte"]);
  expect(named("de", "cards", 2)).toEqual(["Karten"]);
  expect(named("de", "pochtecas", 1)).toEqual(["Pochteca"]);
  expect(named("en", "cities", 1)).toEqual(["city"]);
});
