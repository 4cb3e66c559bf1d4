import { expect, test } from "vitest";
import { answerKeys as keys, splitFreeActions as parts } from "../src/state/answer-keys";
import { option } from "./asked";

const DECLINE = ["stop", "pass", "0"];
const options = (words: string[]) =>
  words.map((text) => option(text, { free: text.startsWith("idol "), declines: DECLINE.includes(text) }));
const answerKeys = (words: string[]) => keys(options(words));
const splitFreeActions = (words: string[]) => {
  const { answers, freeActions } = parts(options(words));
  return { answers: answers.map(({ text }) => text), freeActions: freeActions.map(({ text }) => text) };
};

test("answers are numbered in order; ending or declining is 0", () => {
  expect([...answerKeys(["stop", "place tikal", "place uxmal"])]).toEqual([
    ["stop", "0"],
    ["place tikal", "1"],
    ["place uxmal", "2"],
  ]);
});

test("a number is its own key, as far as there are keys", () => {
  expect([...answerKeys(["0", "3", "12"])]).toEqual([
    ["0", "0"],
    ["3", "3"],
  ]);
});

test("there are only nine keys", () => {
  const words = Array.from({ length: 12 }, (_, i) => `take ${i}`);
  expect(answerKeys(words).size).toBe(9);
});

test("a number keeps its key among other answers", () => {
  expect(Object.fromEntries(answerKeys(["2", "1", "use c3", "0"]))).toEqual({
    0: "0",
    1: "1",
    2: "2",
    "use c3": "3",
  });
});

test("a free action comes after the answers", () => {
  const words = ["idol coins", "idol luck", "again 1", "hit", "stop"];
  expect(splitFreeActions(words)).toEqual({
    answers: ["again 1", "hit", "stop"],
    freeActions: ["idol coins", "idol luck"],
  });
  expect(Object.fromEntries(answerKeys(words))).toEqual({
    "again 1": "1",
    hit: "2",
    "idol coins": "3",
    "idol luck": "4",
    stop: "0",
  });
});

test("additional moves come last and change no other key", () => {
  const words = ["again 1", "idol coins", "stop"];
  const found = keys(options(words), options(["use store", "unlock"]));
  expect(Object.fromEntries(found)).toEqual({
    ...Object.fromEntries(answerKeys(words)),
    "use store": "3",
    unlock: "4",
  });
});

test("if there are only free actions, they are the answers", () => {
  expect(splitFreeActions(["idol coins", "pass"]).freeActions).toEqual([]);
});

test("the server decides which answers end or decline, not their words", () => {
  const found = keys([option("leave", { declines: true }), option("stop here")]);
  expect(Object.fromEntries(found)).toEqual({ leave: "0", "stop here": "1" });
});
