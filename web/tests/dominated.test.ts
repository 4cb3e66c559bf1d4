import { describe, expect, it, test } from "vitest";
import { answerRank } from "../src/boards/tzolkin/answer-order";
import { visibleOptions } from "../src/frame/question/visible-options";
import { answerKeys } from "../src/state/answer-keys";
import { asked, option } from "./asked";

const question = asked([option("act 8", { dominated_by: "higher 8" }), "higher 8", "act none"]);
const shown = (...hinted: string[]) => visibleOptions(question, new Set(hinted)).map(({ text }) => text);

test("an answer that costs more than an equal one is not shown", () => {
  expect(shown()).toEqual(["higher 8", "act none"]);
});

test("an answer that a hint points at is shown even if it is dominated", () => {
  expect(shown("act 8")).toEqual(["act 8", "higher 8", "act none"]);
});

describe("the actions for a worker that is picked up in Tzolk'in", () => {
  const at = (space: number, ...moves: string[]) =>
    visibleOptions(asked(moves, { kind: "ChooseAction", numbers: [3, space] }), new Set(), { answerRank });
  const texts = (options: { text: string }[]) => options.map(({ text }) => text);

  it("begin with the space itself, and the most expensive step back is last", () => {
    const options = at(4, "act 1", "act 2", "act 3", "act 4", "act none");
    expect(texts(options)).toEqual(["act 4", "act 3", "act 2", "act 1", "act none"]);
    expect(answerKeys(options).get("act 4")).toBe("1");
  });

  it("list the actions of the next-higher space after them", () => {
    expect(texts(at(2, "act 1", "act 2", "higher 3", "act none"))).toEqual([
      "act 2",
      "act 1",
      "higher 3",
      "act none",
    ]);
  });

  it("leave other questions in the order of the rules", () => {
    const question = asked(["act 1", "act 4"], { kind: "PickWorker", numbers: [1] });
    expect(texts(visibleOptions(question, new Set(), { answerRank }))).toEqual(["act 1", "act 4"]);
  });
});
