import { expect, test } from "vitest";
import { digits } from "../src/state/digits";

test("answers are numbered as they stand; what ends or declines is 0", () => {
  expect([...digits(["stop", "place tikal", "place uxmal"])]).toEqual([["place tikal", "1"], ["place uxmal", "2"], ["stop", "0"]]);
});

test("a number is its own key, as far as there are keys", () => {
  expect([...digits(["0", "3", "12"])]).toEqual([["0", "0"], ["3", "3"]]);
});

test("nine keys are all there are", () => {
  const words = Array.from({ length: 12 }, (_, i) => `take ${i}`);
  expect(digits(words).size).toBe(9);
});
