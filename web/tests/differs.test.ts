import { describe, expect, it } from "vitest";
import { differs } from "../src/boards/plain/differs";

describe("the differences between two views", () => {
  const stone = (place: string, tile: string) => ({ place, tile, level: 1 });

  it("compare the same entry, wherever it is in its list", () => {
    const now = { stones: [stone("1a1", "p1"), stone("1a3", "p3")] };
    const then = { stones: [stone("1a1", "p1"), stone("1a2", "p2"), { ...stone("1a3", "p3"), level: 2 }] };
    expect([...differs(now, then)]).toEqual([["stones.1.level", 2]]);
    expect([...differs(then, now).keys()]).toEqual([
      "stones.1",
      "stones.1.place",
      "stones.1.tile",
      "stones.1.level",
      "stones.2.level",
    ]);
  });

  it("contain only the missing names if a list of names becomes shorter", () => {
    expect([...differs({ shown: ["a", "b", "c"] }, { shown: ["a", "c"] })]).toEqual([["shown.1", undefined]]);
    expect([...differs({ hand: [3, 0] }, { hand: [3, 1] })]).toEqual([["hand.1", 1]]);
  });

  it("are found by position if entries have no names", () => {
    expect([...differs({ seats: [{ t: 1 }, { t: 2 }] }, { seats: [{ t: 1 }, { t: 5 }] })]).toEqual([
      ["seats.1.t", 5],
    ]);
    expect([...differs({ a: null }, { a: { b: 1 } })]).toEqual([["a", { b: 1 }]]);
  });
});
