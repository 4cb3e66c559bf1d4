import { expect, test } from "vitest";
import { board } from "../src/boards/chichen-itza/module";
import { citedRule as ruleOf } from "../src/frame/log/cited-rule";
import type { Happened } from "../src/net/protocol";

const citedRule = (events: Happened[], at: number) => ruleOf(events, at, board.bookkeepingRules);

const happened = (event: string, rule: string, seat?: number): Happened => ({
  event: { event, rule, ...(seat === undefined ? {} : { seat }) },
  words: "x",
});

test("a gain cites the rule of its cause", () => {
  const events = [
    happened("took", "CI-10.1", 0),
    happened("gained", "CI-15.9", 0),
    happened("gained", "CI-15.9", 0),
  ];
  expect([0, 1, 2].map((at) => citedRule(events, at))).toEqual(["CI-10.1", "CI-10.1", "CI-10.1"]);
  expect(citedRule([happened("ruin-shown", "CI-10.2"), happened("gained", "CI-15.9", 0)], 1)).toBe("CI-10.2");
});

test("another seat's action or the start of a turn is not a cause", () => {
  expect(citedRule([happened("supplied", "CI-4.2", 1), happened("gained", "CI-15.9", 0)], 1)).toBe("CI-15.9");
  expect(citedRule([happened("round", "CI-3.1"), happened("gained", "CI-15.9", 0)], 1)).toBe("CI-15.9");
  expect(citedRule([happened("gained", "CI-15.9", 0)], 0)).toBe("CI-15.9");
});
