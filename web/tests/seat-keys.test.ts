import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lobby } from "../src/state/lobby";
import {
  drop,
  hiddenTables,
  keep,
  keyPortions,
  keysAreKept,
  keysOf,
  setHidden,
} from "../src/state/seat-keys";

const given = (...tokens: string[]) => tokens.map((token) => ({ token }));

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe("keys", () => {
  it("are dropped one by one", () => {
    keep("t", given("a", "b"), "h");
    keep("other", given("a"));
    drop("t", ["a"]);
    expect(keysOf("t")).toEqual({ seats: ["b"], host: "h" });
    expect(keysOf("other")).toEqual({ seats: ["a"] });
    drop("t", ["b"]);
    expect(keysOf("t")).toEqual({ seats: [], host: "h" });
    drop("t", ["h"]);
    expect(localStorage.getItem("patolli.keys")).toBe('{"other":{"seats":["a"]}}');
    drop("nowhere", ["a"]);
  });

  it("to one table never exceed the limit of hello", () => {
    keep("t", given(...Array.from({ length: 50 }, (_, i) => `k${i}`)), "h");
    expect(keysOf("t").seats).toHaveLength(31);
    expect(keysOf("t").seats).toContain("k49");
  });

  it("are sent in portions, with those of one table together", () => {
    expect(keyPortions(200)).toEqual([[]]);
    for (let i = 0; i < 250; i++) keep(`t${i}`, given(`a${i}`, `b${i}`), `h${i}`);
    const portions = keyPortions(200);
    expect(portions.flat()).toHaveLength(750);
    expect(new Set(portions.flat()).size).toBe(750);
    expect(Math.max(...portions.map((one) => one.length))).toBeLessThanOrEqual(200);
    for (const one of portions) expect(one.length % 3).toBe(0);
  });
});

describe("tables removed from the list", () => {
  it("keep their keys, are not requested, and can be restored", () => {
    keep("t", given("a"), "h");
    keep("u", given("b"));
    setHidden(["t", "nowhere"], true);
    expect(hiddenTables()).toEqual(["t"]);
    expect(keyPortions(200).flat()).toEqual(["b"]);
    expect(keysOf("t").seats).toEqual(["a"]);
    setHidden(["t"], false);
    expect(hiddenTables()).toEqual([]);
    expect(keyPortions(200).flat().sort()).toEqual(["a", "b", "h"]);
  });
});

describe("a browser without storage", () => {
  it("keeps its keys as long as the page, and reports that", () => {
    const kept = localStorage;
    const setItem = () => {
      throw new Error("full");
    };
    vi.stubGlobal("localStorage", { getItem: () => null, setItem });
    keep("t", given("a"));
    expect(keysOf("t").seats).toEqual(["a"]);
    expect(keysAreKept()).toBe(false);
    vi.stubGlobal("localStorage", kept);
    keep("t", given("b"));
    expect(keysAreKept()).toBe(true);
    expect(keysOf("t").seats).toEqual(["a", "b"]);
  });
});

describe("the lobby", () => {
  it("shows the tables of any number of keys, the viewer's turn first, then the latest", async () => {
    for (let i = 0; i < 450; i++) keep(`t${i}`, given(`k${i}`));
    const asked: number[] = [];
    vi.stubGlobal("fetch", (_url: string, { body }: { body: string }) => {
      const { tokens } = JSON.parse(body) as { tokens: string[] };
      asked.push(tokens.length);
      const mine = tokens.map((token) => {
        const n = Number(token.slice(1));
        return { table: { id: `t${n}`, moved: n }, seats: [0], host: false, my_turn: n === 3 };
      });
      return Promise.resolve(new Response(JSON.stringify({ mine, listed: [{ id: "listed" }] })));
    });
    const shown = await lobby();
    expect(asked).toEqual([200, 200, 50]);
    expect(shown.mine).toHaveLength(450);
    expect(shown.mine.slice(0, 3).map((one) => one.table.id)).toEqual(["t3", "t449", "t448"]);
    expect(shown.listed).toHaveLength(1);
  });
});
