import { describe, expect, it } from "vitest";
import { needsConfirmation } from "../src/state/confirmation";

const roll = { end: "chance", ends: "", costs: false, givesUp: false, undo: false, opens: false } as const;

describe("a confirmation", () => {
  it("is asked for the end of a turn and of the game", () => {
    expect(needsConfirmation({ ...roll, end: "other", ends: "turn" })).toBe(true);
    expect(needsConfirmation({ ...roll, end: "over", ends: "game" })).toBe(true);
    expect(needsConfirmation({ ...roll, end: "asked", ends: "turn" })).toBe(true);
  });

  it("is asked for what costs and cannot be taken back", () => {
    for (const end of ["chance", "hole", "other"] as const)
      expect(needsConfirmation({ ...roll, end, costs: true })).toBe(true);
    expect(needsConfirmation({ ...roll, end: "asked", costs: true })).toBe(false);
  });

  it("is asked for what takes the way back from earlier choices, or decides the use of the turn by chance", () => {
    expect(needsConfirmation({ ...roll, undo: true })).toBe(true);
    expect(needsConfirmation({ ...roll, opens: true })).toBe(true);
    expect(needsConfirmation({ ...roll, end: "asked", undo: true, opens: true })).toBe(false);
  });

  it("is not asked for what is free, such as the next roll of a fight or a pass in another's turn", () => {
    expect(needsConfirmation(roll)).toBe(false);
    expect(needsConfirmation({ ...roll, end: "other" })).toBe(false);
  });

  it("is asked for what gives up something earned, though the turn goes on", () => {
    expect(needsConfirmation({ ...roll, end: "asked", givesUp: true })).toBe(true);
  });
});
