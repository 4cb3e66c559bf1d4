import { beforeEach, expect, test } from "vitest";
import { isFightShown } from "../src/boards/plain/seen-fights";

beforeEach(() => sessionStorage.clear());

test("a finished fight is shown until the next question is answered", () => {
  expect(isFightShown("a", 0, 10, null)).toBe(true);
  expect(isFightShown("a", 0, 10, 7)).toBe(true);
  expect(isFightShown("a", 0, 10, 7)).toBe(true);
  expect(isFightShown("a", 0, 10, 8)).toBe(false);
});

test("a closed fight stays closed while others think, and when the board is redrawn", () => {
  isFightShown("a", 0, 10, 7);
  expect(isFightShown("a", 0, 10, 8)).toBe(false);
  expect(isFightShown("a", 0, 10, null)).toBe(false);
  expect(isFightShown("a", 0, 10, 9)).toBe(false);
});

test("the next fight, another table and another seat are shown", () => {
  isFightShown("a", 0, 10, 7);
  isFightShown("a", 0, 10, 8);
  expect(isFightShown("a", 0, 30, 9)).toBe(true);
  expect(isFightShown("b", 0, 10, 9)).toBe(true);
  expect(isFightShown("a", 1, 10, 9)).toBe(true);
});
