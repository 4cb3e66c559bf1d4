import { expect, test } from "vitest";
import { board } from "../src/boards/chichen-itza/module";
import { citedRule as ruleOf } from "../src/frame/log/cited-rule";
import type { Happened } from "../src/net/protocol";

const citedRule = (events: Happened[], at: number) => ruleOf(events, at, board.bookkeepingRules);

const told = (event: string, rule: string, seat?: number): Happened => ({
  event: { event, rule, ...(seat === undefined ? {} : { seat }) },
  words: "x",
});

test("a gain cites what brought it", () => {
  const events = [told("took", "CI-10.1", 0), told("gained", "CI-15.9", 0), told("gained", "CI-15.9", 0)];
  expect([0, 1, 2].map((at) => citedRule(events, at))).toEqual(["CI-10.1", "CI-10.1", "CI-10.1"]);
  expect(citedRule([told("ruin-shown", "CI-10.2"), told("gained", "CI-15.9", 0)], 1)).toBe("CI-10.2");
});

test("not what another did, nor that a turn begins", () => {
  expect(citedRule([told("supplied", "CI-4.2", 1), told("gained", "CI-15.9", 0)], 1)).toBe("CI-15.9");
  expect(citedRule([told("round", "CI-3.1"), told("gained", "CI-15.9", 0)], 1)).toBe("CI-15.9");
  expect(citedRule([told("gained", "CI-15.9", 0)], 0)).toBe("CI-15.9");
});
