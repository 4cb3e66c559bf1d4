import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { Messages } from "../src/texts/messages";
import { points } from "../src/texts/points";
import { thing } from "../src/texts/things";

function ids(text: string): string[] {
  return new FluentResource(text).body
    .map((message) => `${message.id} ${Object.keys(message.attributes).sort().join()}`)
    .sort();
}

const TEXTS = import.meta.glob<string>("../src/**/*.ftl", { query: "?raw", import: "default", eager: true });
const ENGLISH = Object.keys(TEXTS).filter((file) => file.endsWith("en.ftl"));
const text = (file: string) => TEXTS[`../src/${file}`]!;

/** The messages that the source files in a folder request with this function. */
function used(folder: string, name: string): string[] {
  const sources = import.meta.glob<string>("../src/**/*.{ts,tsx}", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const calls = new RegExp(`\\b${name}\\(\\s*"([a-z-]+)"`, "g");
  const found = Object.entries(sources).filter(([file]) => file.startsWith(`../src/${folder}/`));
  return [...new Set(found.flatMap(([, source]) => [...source.matchAll(calls)].map((call) => call[1]!)))];
}

describe("words", () => {
  it.each(ENGLISH)("of %s are the same in both languages", (file) => {
    expect(ids(TEXTS[file.replace(/en\.ftl$/, "de.ftl")]!)).toEqual(ids(TEXTS[file]!));
  });

  it("include every message that the frame uses", () => {
    const messages = new Messages("en", [text("texts/en.ftl"), text("boards/tzolkin/texts/tour.en.ftl")]);
    expect(used("frame", "say").filter((id) => !messages.knows(id))).toEqual(["automa"]); // of a game
  });

  it.each([
    ["boards/chichen-itza", "boards/chichen-itza/texts/board.en.ftl"],
    ["boards/teotihuacan", "boards/teotihuacan/texts/board.en.ftl"],
  ])("name every message that %s uses", (folder, file) => {
    const messages = new Messages("en", [text(file)]);
    expect(used(folder, "own").length).toBeGreaterThan(0);
    expect(used(folder, "own").filter((id) => !messages.knows(id))).toEqual([]);
  });

  it("show an unknown message as its id, and attributes with a dot", () => {
    const messages = new Messages("en", ["a = one\n    .text = two\n", "a = late\n"]);
    expect([messages.say("a"), messages.say("a.text"), messages.say("b")]).toEqual(["one", "two", "b"]);
  });

  it("name things and their parts", () => {
    const messages = new Messages("en", [
      "thing-tikal = Tikal\nthing-b07 = Works\ncomponent-bonus = { $thing } bonus\n",
    ]);
    expect([
      thing(messages, "B07"),
      thing(messages, "tikal 3"),
      thing(messages, "tikal bonus"),
      thing(messages, "x"),
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
