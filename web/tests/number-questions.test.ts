import { describe, expect, it } from "vitest";
import { differences, traded } from "../src/state/changes";
import { asksNumber } from "../src/state/number-questions";
import { asked } from "./asked";

it("a question asks for a number if it has no other answers", () => {
  expect([asksNumber(asked(["0", "1"])), asksNumber(asked(["0", "stop"])), asksNumber(asked([]))]).toEqual([
    true,
    false,
    false,
  ]);
});

describe("changes", () => {
  it("contain payments and gains", () => {
    const before = { seats: [{ wood: 3, goods: { corn: 1 }, points: { corn: 0 } }] };
    const after = { seats: [{ wood: 1, goods: { corn: 4 }, points: { corn: 2 } }] };
    expect([...traded(before, after, 0, ["points"])]).toEqual([
      ["wood", -2],
      ["corn", 3],
    ]);
    expect(differences({ a: [1, 2] }, { a: [1, 5] }).get("a.1")).toBe(3);
  });
});
