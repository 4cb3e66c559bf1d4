import { describe, expect, it } from "vitest";
import { nextIn } from "../src/boards/walking";

describe("arrow keys on a board", () => {
  const all = [
    { x: 0, y: 0 },
    { x: 50, y: 5 },
    { x: 20, y: 60 },
    { x: -30, y: 0 },
  ];
  it("lead to what lies next in their direction", () => {
    expect(nextIn({ x: 1, y: 0 }, all[0]!, all)).toBe(1);
    expect(nextIn({ x: 0, y: 1 }, all[0]!, all)).toBe(2);
    expect(nextIn({ x: -1, y: 0 }, all[0]!, all)).toBe(3);
  });
  it("stay where nothing lies ahead", () => {
    expect(nextIn({ x: 0, y: -1 }, all[0]!, all)).toBe(-1);
  });
});
