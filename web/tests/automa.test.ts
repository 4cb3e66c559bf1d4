import { expect, test } from "vitest";
import { withAutoma } from "../src/state/automa";

const scores = { unit: 10, totals: [70], ranks: [1], sources: ["avenue", "masks"], table: [[40, 30]] };

test("who plays without a seat is counted too", () => {
  const view = { seats: [{ points: { avenue: 4, masks: 3 } }, { points: { avenue: 1, masks: 2 } }] };
  expect(withAutoma(scores, view)).toEqual({
    ...scores,
    totals: [70, 30],
    ranks: [1, 2],
    table: [
      [40, 30],
      [10, 20],
    ],
  });
  expect(withAutoma({ ...scores, ranks: [2] }, view).ranks).toEqual([2, 1]);
});

test("otherwise nothing changes", () => {
  expect(withAutoma(scores, { seats: [{ points: { avenue: 4 } }] })).toBe(scores);
  expect(withAutoma(scores, {})).toBe(scores);
});
