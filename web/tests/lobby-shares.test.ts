import { describe, expect, it } from "vitest";
import { shares } from "../src/frame/lobby/my-tables";

describe("rows of the lists on the first page", () => {
  it("show at least one of each list", () => {
    expect(shares([9, 3, 4], 5)).toEqual([3, 1, 1]);
    expect(shares([1, 9, 9], 5)).toEqual([1, 3, 1]);
  });
  it("show all if there is room", () => {
    expect(shares([1, 0, 2], 5)).toEqual([1, 0, 2]);
    expect(shares([0, 0, 12], 7)).toEqual([0, 0, 7]);
  });
});
