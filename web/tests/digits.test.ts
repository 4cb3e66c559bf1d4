import { expect, test } from "vitest";
import { plainBeside } from "../src/boards/plain/warns";
import { digits as keys, parted as parts } from "../src/state/digits";

const isBeside = (word: string) => plainBeside(word, "chichen-itza");
const digits = (words: string[]) => keys(words, isBeside);
const parted = (words: string[]) => parts(words, isBeside);

test("answers are numbered as they stand; what ends or declines is 0", () => {
  expect([...digits(["stop", "place tikal", "place uxmal"])]).toEqual([
    ["stop", "0"],
    ["place tikal", "1"],
    ["place uxmal", "2"],
  ]);
});

test("a number is its own key, as far as there are keys", () => {
  expect([...digits(["0", "3", "12"])]).toEqual([
    ["0", "0"],
    ["3", "3"],
  ]);
});

test("nine keys are all there are", () => {
  const words = Array.from({ length: 12 }, (_, i) => `take ${i}`);
  expect(digits(words).size).toBe(9);
});

test("a number keeps its key among other answers", () => {
  expect(Object.fromEntries(digits(["2", "1", "use c3", "0"]))).toEqual({
    0: "0",
    1: "1",
    2: "2",
    "use c3": "3",
  });
});

test("a trade that may be made beside any answer stands behind the answers", () => {
  const words = ["idol coins", "idol luck", "again 1", "hit", "stop"];
  expect(parted(words)).toEqual({ answers: ["again 1", "hit", "stop"], beside: ["idol coins", "idol luck"] });
  expect(Object.fromEntries(digits(words))).toEqual({
    "again 1": "1",
    hit: "2",
    "idol coins": "3",
    "idol luck": "4",
    stop: "0",
  });
});

test("where only trades are asked for they are the answers", () => {
  expect(parted(["idol coins", "pass"]).beside).toEqual([]);
});

test("a game that says nothing of it has nothing beside its answers", () => {
  expect(parts(["idol coins", "hit"], (word) => plainBeside(word, "azteca")).beside).toEqual([]);
});
