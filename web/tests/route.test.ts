import { describe, expect, it } from "vitest";
import { parseRoute } from "../src/state/route";
import { matchingRules } from "../src/frame/rules-sheet";

describe("routes", () => {
  it.each([
    ["", { at: "lobby" }],
    ["#/table/abc", { at: "table", id: "abc" }],
    ["#/table/abc/seat/k.e-y", { at: "table", id: "abc", key: "k.e-y" }],
    ["#/table/abc/at/12", { at: "table", id: "abc", moment: 12 }],
    ["#/host/t", { at: "host", token: "t" }],
    ["#/tour/tzolkin", { at: "tour", game: "tzolkin" }],
    ["#/anything", { at: "lobby" }],
  ])("%s", (hash, route) => expect(parseRoute(hash)).toEqual(route));
});

describe("the rulebook", () => {
  const rule = (id: string, text: string) => ({ id, title: id, chapter: "1", paragraphs: [text], rulings: [] });
  it("is searched by all words, in any order", () => {
    const rules = [rule("TZ-1.1", "Corn and wood"), rule("TZ-1.2", "Wood alone")];
    expect(matchingRules(rules, "wood corn").map((one) => one.id)).toEqual(["TZ-1.1"]);
    expect(matchingRules(rules, "1.2").map((one) => one.id)).toEqual(["TZ-1.2"]);
    expect(matchingRules(rules, "")).toHaveLength(2);
  });
});
