import { describe, expect, it } from "vitest";
import type { ChainOption } from "../src/net/protocol";
import { matching, offersOf, stepsOf } from "../src/state/offers";
import { asked, option } from "./asked";

const chain = (texts: string[], more: Partial<ChainOption> = {}): ChainOption => ({
  chain: texts,
  words: texts.map((text) => `so ${text}`),
  note: "",
  click: true,
  gives_up: false,
  ...more,
});

describe("offers", () => {
  it("are empty without a question", () => {
    expect(offersOf(null, [chain(["a", "b"])]).size).toBe(0);
  });

  it("play the chain that ends with the clicked word", () => {
    const offers = offersOf(asked(["turn place", "turn pick"]), [chain(["turn place", "place tikal"])]);
    expect(offers.get("place tikal")).toMatchObject({
      chain: ["turn place", "place tikal"],
      words: "so place tikal",
      steps: ["so turn place", "so place tikal"],
    });
    expect(offers.get("turn place")?.chain).toEqual(["turn place"]);
  });

  it("answer the question before any chain does, and leave combined chains to the board", () => {
    const offers = offersOf(asked(["main"]), [
      chain(["go forest", "main"]),
      chain(["go mine", "collect"], { click: false }),
    ]);
    expect([...offers.keys()]).toEqual(["main"]);
    expect(offers.get("main")?.chain).toEqual(["main"]);
  });

  it("name each move of a chain, including chains that only the board plays", () => {
    const chains = [
      chain(["go forest", "main"], { click: false }),
      chain(["go forest", "collect"], { click: false, words: ["So", ""] }),
    ];
    const offers = offersOf(asked(["go forest"]), chains);
    expect(stepsOf(["go forest", "main"], offers, chains)).toEqual(["so go forest", "so main"]);
    expect(stepsOf(["go forest"], offers, chains)).toEqual(["GO FOREST"]);
    expect(stepsOf(["go forest", "collect"], offers, chains)).toBeNull();
    expect(stepsOf(["go forest", "learn t05"], offers, chains)).toBeNull();
  });

  it("contain the note of the rules, and mark answers that give up something", () => {
    const offers = offersOf(asked([option("beg chaac", { gives_up: true, note: "lower" })]), []);
    expect(offers.get("beg chaac")).toMatchObject({ note: "lower", givesUp: true });
  });

  it("are found by the beginnings of their words", () => {
    const words = ["place palenque", "place tikal", "pick palenque 1", "1", "stop"];
    expect(matching("pl pal", words)).toEqual(["place palenque"]);
    expect(matching("place", words)).toEqual(["place palenque", "place tikal"]);
    expect(matching("1", words)).toEqual(["1"]);
    expect(matching("  ", words)).toEqual([]);
  });
});
