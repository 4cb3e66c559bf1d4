import { describe, expect, it } from "vitest";
import { clickChains } from "../src/boards/tzolkin/click-chains";
import type { Asked } from "../src/net/protocol";
import { matching, offersOf } from "../src/state/offers";

const question = (...texts: string[]): Asked => ({
  number: 1,
  kind: "ChooseMode",
  rule: "TZ-D3",
  numbers: [],
  window: "",
  default: texts[0] ?? "",
  words: "",
  options: texts.map((text) => ({ text, words: text.toUpperCase() })),
  asides: [],
});

const reach = (...chains: string[][]) => ({ chains, words: chains.map((chain) => `so ${chain.join(" ")}`) });

describe("offers", () => {
  it("are none when nothing is asked", () => {
    expect(offersOf(clickChains, null, reach(["a"])).size).toBe(0);
  });

  it("play the chain that ends with the word that was clicked", () => {
    const offers = offersOf(
      clickChains,
      question("turn place", "turn pick"),
      reach(["turn place"], ["turn place", "place tikal"]),
    );
    expect(offers.get("place tikal")?.chain).toEqual(["turn place", "place tikal"]);
    expect(offers.get("turn place")?.chain).toEqual(["turn place"]);
  });

  it("say of a chain what its last word does", () => {
    expect(
      offersOf(clickChains, question("turn place"), reach(["turn place", "place tikal"])).get("place tikal")
        ?.words,
    ).toBe("so turn place place tikal");
  });

  it("never beg on their way, but decline to", () => {
    const chains = [
      ["beg chaac", "turn place", "place tikal"],
      ["pass", "turn place", "place tikal"],
      ["pass", "pick uxmal 3"],
    ];
    const offers = offersOf(clickChains, question("beg chaac", "pass"), reach(...chains));
    expect([...offers.keys()]).toEqual(["beg chaac", "pass", "place tikal"]);
    expect(offers.get("place tikal")?.chain[0]).toBe("pass");
  });

  it("step back on a wheel only where nothing else leads there", () => {
    const way = (space: number, act: number, last = "build b01") => [
      "turn pick",
      `pick tikal ${space}`,
      `act ${act}`,
      last,
    ];
    const found = (...chains: string[][]) =>
      offersOf(clickChains, question("turn pick"), reach(...chains)).get("build b01")?.chain;
    expect(found(way(4, 2), way(4, 4))).toEqual(way(4, 4));
    expect(found(way(5, 2), way(5, 4))).toEqual(way(5, 4));
    expect(found(way(3, 2))).toEqual(way(3, 2));
    expect(found(way(3, 2), way(6, 2), way(6, 4))).toEqual(way(6, 4));
    expect(found(way(2, 2), way(4, 2), way(4, 4))).toEqual(way(2, 2));
    expect(found(["turn pick", "build b01"], way(4, 4))).toEqual(["turn pick", "build b01"]);
    const picked = offersOf(
      clickChains,
      question("act 2", "act 4"),
      reach(["act 2", "build b01"], ["act 4", "build b01"]),
    );
    expect(picked.get("build b01")?.chain).toEqual(["act 4", "build b01"]);
  });

  it("say of a cheaper chain what was told of the first", () => {
    const chains = [
      ["turn pick", "pick tikal 4", "act 2", "build b01"],
      ["turn pick", "pick tikal 4", "act 4", "build b01"],
    ];
    expect(
      offersOf(clickChains, question("turn pick"), { chains, words: ["build it", ""] }).get("build b01")
        ?.words,
    ).toBe("build it");
  });

  it("only answer the question in a game that says nothing about chains", () => {
    expect([...offersOf(undefined, question("a"), reach(["a", "b"])).keys()]).toEqual(["a"]);
  });

  it("never reach a stop, nor go through one, nor go far", () => {
    const chains = [
      ["a", "stop"],
      ["stop", "pick tikal 3"],
      ["a", "b", "c", "d", "pick tikal 4"],
      ["a", "climb chaac"],
    ];
    expect([...offersOf(clickChains, question("a"), reach(...chains)).keys()]).toEqual(["a"]);
  });

  it("are found by the beginnings of their words", () => {
    const words = ["place palenque", "place tikal", "pick palenque 1", "1", "stop"];
    expect(matching("pl pal", words)).toEqual(["place palenque"]);
    expect(matching("place", words)).toEqual(["place palenque", "place tikal"]);
    expect(matching("1", words)).toEqual(["1"]);
    expect(matching("  ", words)).toEqual([]);
  });
});
