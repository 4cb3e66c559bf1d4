import { expect, test } from "vitest";
import { visibleOptions } from "../src/frame/question/visible-options";
import { asked, option } from "./asked";

const question = asked([option("act 8", { dominated_by: "higher 8" }), "higher 8", "act none"]);
const shown = (...hinted: string[]) => visibleOptions(question, new Set(hinted)).map(({ text }) => text);

test("an answer that costs more than an equal one is not shown", () => {
  expect(shown()).toEqual(["higher 8", "act none"]);
});

test("an answer that a hint points at is shown even if it is dominated", () => {
  expect(shown("act 8")).toEqual(["act 8", "higher 8", "act none"]);
});
