import { describe, expect, it } from "vitest";
import type { Shows } from "../src/net/protocol";
import { follow } from "../src/state/sight";

const shows = (part: Partial<Shows>): Shows => ({
  stream: { era: 0, last: 0 }, kept: 0, events: [], table: {}, gone: [], asked: [], question: null, undo: false, over: false,
  scores: { unit: 1, totals: [], ranks: [], sources: [], table: [] }, standing: {}, since: 0, notes: null, ...part,
});
const told = (words: string) => ({ event: { event: "x", rule: "" }, words });

describe("what a seat sees", () => {
  it("grows by what changed", () => {
    const first = follow(undefined, true, shows({ table: { day: 1, corn: 2 }, events: [told("a")], notes: "n" }));
    const next = follow(first, false, shows({ table: { day: 2 }, gone: ["corn"], kept: 1, events: [told("b")] }));
    expect(next.table).toEqual({ day: 2 });
    expect(next.events.map((one) => one.words)).toEqual(["a", "b"]);
    expect([first.fresh, next.fresh, next.notes]).toEqual([0, 1, "n"]);
  });

  it("loses what was taken back", () => {
    const first = follow(undefined, true, shows({ events: [told("a"), told("b"), told("c")] }));
    const next = follow(first, false, shows({ kept: 1, events: [told("d")] }));
    expect(next.events.map((one) => one.words)).toEqual(["a", "d"]);
  });
});
