import { expect, test } from "vitest";
import { dominated } from "../src/boards/tzolkin/dominated";
import { visibleOptions } from "../src/frame/question/visible-options";
import type { Asked } from "../src/net/protocol";

const CHICHEN = 4;
const asked = (space: number, ...texts: string[]) =>
  ({
    kind: "ChooseAction",
    numbers: [CHICHEN, space],
    options: texts.map((text) => ({ text, words: text })),
  }) as unknown as Asked;
const shown = (question: Asked, ...hinted: string[]) =>
  visibleOptions(question, dominated(question), new Set(hinted)).map((option) => option.text);

test("from Chichen Itza 9 theology opens every action for nothing: nobody is asked to pay for one of them", () => {
  const question = asked(
    9,
    "act 7",
    "act 8",
    "act 9",
    "higher 1",
    "higher 7",
    "higher 8",
    "higher 9",
    "act none",
  );
  expect(shown(question)).toEqual(["act 9", "higher 1", "higher 7", "higher 8", "act none"]);
});

test("what a hint points at is shown though it is dominated", () => {
  expect(shown(asked(9, "act 8", "higher 8"), "act 8")).toEqual(["act 8", "higher 8"]);
});

test("below it nothing is offered twice", () => {
  const question = asked(5, "act 4", "act 5", "higher 6", "act none");
  expect(shown(question)).toEqual(["act 4", "act 5", "higher 6", "act none"]);
  expect(
    dominated({ kind: "PickWorker", numbers: [0], options: [{ text: "act 1" }, { text: "higher 1" }] }),
  ).toEqual([]);
});
