import { describe, expect, it } from "vitest";
import { matchingRules } from "../src/frame/sheets/rules-sheet";
import { parseRoute } from "../src/state/route";

describe("routes", () => {
  it.each([
    ["", { at: "lobby" }],
    ["#/table/abc", { at: "table", id: "abc" }],
    ["#/table/abc/seat/k.e-y", { at: "table", id: "abc", key: "k.e-y" }],
    ["#/table/abc/at/12", { at: "table", id: "abc", moment: { n: 12, entries: false } }],
    ["#/table/abc/at/e12", { at: "table", id: "abc", moment: { n: 12, entries: true } }],
    ["#/table/abc/at/now", { at: "table", id: "abc" }],
    ["#/host/t", { at: "host", token: "t" }],
    ["#/host", { at: "host" }],
    ["#/tour/tzolkin", { at: "tour", game: "tzolkin" }],
    ["#/rules/azteca", { at: "rules", game: "azteca" }],
    ["#/puzzles/azteca", { at: "puzzles", game: "azteca", id: "" }],
    ["#/puzzles/azteca/0a1b", { at: "puzzles", game: "azteca", id: "0a1b" }],
    ["#/board/azteca/3", { at: "board", game: "azteca", players: 3 }],
    ["#/board/azteca/33", { at: "lobby", lost: true }],
    ["#/table/abc/seat", { at: "table", id: "abc", key: "" }],
    ["#/table/abc/seat/", { at: "table", id: "abc", key: "" }],
    ["#/", { at: "lobby" }],
    ["#/anything", { at: "lobby", lost: true }],
    ["#/table", { at: "lobby", lost: true }],
  ])("%s", (hash, route) => expect(parseRoute(hash)).toEqual(route));
});

describe("the rulebook", () => {
  const rule = (id: string, text: string) => ({
    id,
    title: id,
    chapter: "1",
    paragraphs: [text],
    rulings: [],
  });
  it("is searched by all words, in any order", () => {
    const rules = [rule("TZ-1.1", "Corn and wood"), rule("TZ-1.2", "Wood alone")];
    expect(matchingRules(rules, "wood corn", "en").map((one) => one.id)).toEqual(["TZ-1.1"]);
    expect(matchingRules(rules, "1.2", "en").map((one) => one.id)).toEqual(["TZ-1.2"]);
    expect(matchingRules(rules, "", "en")).toHaveLength(2);
    expect(matchingRules(rules, "(", "en")).toEqual([]);
  });
});

it("finds whole words before beginnings, and beginnings before other parts", () => {
  const rule = (id: string, text: string) => ({
    id,
    title: "",
    chapter: "",
    paragraphs: [text],
    rulings: [],
  });
  const rules = [rule("A", "Begin here."), rule("B", "You may beg."), rule("C", "Two rebegun.")];
  expect(matchingRules(rules, "beg", "en").map((one) => one.id)).toEqual(["B"]);
  expect(matchingRules(rules, "begi", "en").map((one) => one.id)).toEqual(["A"]);
  expect(matchingRules(rules, "egun", "en").map((one) => one.id)).toEqual(["C"]);
});
