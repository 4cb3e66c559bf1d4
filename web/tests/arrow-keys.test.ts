import { describe, expect, it } from "vitest";
import { nearestInDirection } from "../src/boards/arrow-keys";

describe("arrow keys on a board", () => {
  const all = [
    { x: 0, y: 0 },
    { x: 50, y: 5 },
    { x: 20, y: 60 },
    { x: -30, y: 0 },
  ];
  it("lead to the next thing in their direction", () => {
    expect(nearestInDirection({ x: 1, y: 0 }, all[0]!, all)).toBe(1);
    expect(nearestInDirection({ x: 0, y: 1 }, all[0]!, all)).toBe(2);
    expect(nearestInDirection({ x: -1, y: 0 }, all[0]!, all)).toBe(3);
  });
  it("stay if there is nothing in their direction", () => {
    expect(nearestInDirection({ x: 0, y: -1 }, all[0]!, all)).toBe(-1);
  });
});
