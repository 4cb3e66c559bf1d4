import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import plainDe from "../src/boards/plain/texts/own.de.ftl?raw";
import plainEn from "../src/boards/plain/texts/own.en.ftl?raw";
import cardsDe from "../src/boards/tzolkin/texts/cards.de.ftl?raw";
import cardsEn from "../src/boards/tzolkin/texts/cards.en.ftl?raw";
import tourDe from "../src/boards/tzolkin/texts/tour.de.ftl?raw";
import tourEn from "../src/boards/tzolkin/texts/tour.en.ftl?raw";
import frameDe from "../src/texts/de.ftl?raw";
import frameEn from "../src/texts/en.ftl?raw";
import { Messages } from "../src/texts/messages";
import { points } from "../src/texts/points";
import { thing } from "../src/texts/things";

function ids(text: string): string[] {
  return new FluentResource(text).body
    .map((message) => `${message.id} ${Object.keys(message.attributes).sort().join()}`)
    .sort();
}

describe("words", () => {
  it.each([
    [frameEn, frameDe],
    [tourEn, tourDe],
    [cardsEn, cardsDe],
    [plainEn, plainDe],
  ])("are the same in both languages", (en, de) => {
    expect(ids(de)).toEqual(ids(en));
  });

  it("name every message that the sources use", () => {
    const sources = import.meta.glob("../src/**/*.tsx", { query: "?raw", import: "default", eager: true });
    const used = Object.entries(sources)
      .filter(([file]) => file.includes("/frame/"))
      .flatMap(([, text]) => [...String(text).matchAll(/\bsay\("([a-z-]+)"/g)].map((found) => found[1]!));
    const speech = new Messages("en", [frameEn, tourEn]);
    expect([...new Set(used)].filter((id) => !speech.knows(id))).toEqual([]);
  });

  it("name every message that the plain boards use", () => {
    const sources = import.meta.glob("../src/boards/plain/**/*.ts*", {
      query: "?raw",
      import: "default",
      eager: true,
    });
    const used = Object.values(sources).flatMap((text) =>
      [...String(text).matchAll(/\bown\("([a-z-]+)"/g)].map((found) => found[1]!),
    );
    const speech = new Messages("en", [plainEn]);
    expect([...new Set(used)].filter((id) => !speech.knows(id))).toEqual([]);
  });

  it("say an unknown message by its id, and attributes by a dot", () => {
    const speech = new Messages("en", ["a = one\n    .text = two\n", "a = late\n"]);
    expect([speech.say("a"), speech.say("a.text"), speech.say("b")]).toEqual(["one", "two", "b"]);
  });

  it("name things and their parts", () => {
    const speech = new Messages("en", [
      "thing-tikal = Tikal\nthing-b07 = Works\ncomponent-bonus = { $thing } bonus\n",
    ]);
    expect([
      thing(speech, "B07"),
      thing(speech, "tikal 3"),
      thing(speech, "tikal bonus"),
      thing(speech, "x"),
    ]).toEqual(["Works", "Tikal 3", "Tikal bonus", "x"]);
  });

  it("write quarters as people do", () => {
    expect([points(25, 4), points(-2, 4), points(8, 4), points(0, 4), points(3, 1)]).toEqual([
      "6¼",
      "−½",
      "2",
      "0",
      "3",
    ]);
  });
});
