import { describe, expect, it } from "vitest";
import { isComplete, isSelection, left, missing, nearest, startValues, withValue } from "../src/boards/form";
import type { FormMessage } from "../src/net/protocol";

const bids: FormMessage = {
  fields: [
    { name: "lot 1", value: 0, most: 5 },
    { name: "lot 2", value: 0, most: 5 },
  ],
  limits: [{ name: "t", weights: [1, 1], least: 0, most: 5, rest: -1 }],
};
const boxes: FormMessage = {
  fields: [
    { name: "a warrior", value: 0, most: 4 },
    { name: "b warrior", value: 0, most: 4 },
    { name: "reserve warrior", value: 4, most: 4 },
  ],
  limits: [
    { name: "warrior", weights: [1, 1, 1], least: 4, most: 4, rest: 2 },
    { name: "room", weights: [1, 0, 0], least: 0, most: 3, rest: -1 },
  ],
};
const looks: FormMessage = {
  fields: [1, 2, 3].map((lot) => ({ name: `look ${lot}`, value: 0, most: 1 })),
  limits: [{ name: "looks", weights: [1, 1, 1], least: 2, most: 2, rest: -1 }],
};

describe("a form", () => {
  it("knows how much is missing before it can be sent", () => {
    expect(missing(looks, [0, 0, 0])).toBe(2);
    expect(missing(looks, [0, 1, 0])).toBe(1);
    expect(missing(looks, [1, 1, 0])).toBe(0);
    expect(missing(bids, [0, 0])).toBe(0);
  });

  it("respects a common limit", () => {
    const values = withValue(bids, startValues(bids), 0, 3)!;
    expect(values).toEqual([3, 0]);
    expect(withValue(bids, values, 1, 3)).toBeNull();
    expect(nearest(bids, values, 1, 5)).toEqual([3, 2]);
    expect(left(bids, [3, 2], "t")).toBe(0);
    expect(isComplete(bids, [0, 0])).toBe(true);
  });

  it("puts the remainder into the field for it", () => {
    const values = withValue(boxes, startValues(boxes), 0, 3)!;
    expect(values).toEqual([3, 0, 1]);
    expect(withValue(boxes, values, 0, 4)).toBeNull();
    expect(withValue(boxes, values, 0, 2)).toEqual([2, 0, 2]);
    expect(nearest(boxes, values, 1, 4)).toEqual([3, 1, 0]);
    expect(isComplete(boxes, values)).toBe(true);
  });

  it("is complete only when nothing is missing", () => {
    expect(isSelection(looks)).toBe(true);
    expect(isSelection(boxes)).toBe(false);
    expect(isComplete(looks, [1, 0, 0])).toBe(false);
    expect(isComplete(looks, [1, 0, 1])).toBe(true);
    expect(withValue(looks, [1, 1, 0], 2, 1)).toBeNull();
  });
});
