import { render } from "preact";
import { expect, it } from "vitest";
import { AnswerShare } from "../src/boards/chichen-itza/fight/answer-share";
import type { AnswerOdds } from "../src/net/protocol";

function shown(assumes: string[]): string {
  const odds: AnswerOdds = {
    text: "go p01",
    outcomes: [],
    means: {},
    exact: false,
    samples: 300,
    good: 7_800,
    good_percent: "78",
    goal: "tile-taken",
    assumes,
  };
  const page = document.createElement("div");
  render(<AnswerShare odds={odds} say={(message) => message} />, page);
  return page.textContent;
}

it("the odds of an answer say that a creature's strength is unknown", () => {
  expect(shown([])).toBe("≈ 78 % tile taken");
  expect(shown(["unknown-strength", "own-luck"])).toBe("≈ 78 % tile takenstrength unknown");
});
