import { describe, expect, it } from "vitest";
import { needsConfirmation } from "../src/state/confirmation";

const pass = { end: "other", ends: "", costs: false, givesUp: false, passes: true, undo: false } as const;
const act = { ...pass, passes: false } as const;

describe("a confirmation", () => {
  it("is needed for the end of a turn and of the game", () => {
    expect(needsConfirmation({ ...pass, ends: "turn" })).toBe(true);
    expect(needsConfirmation({ ...pass, end: "over", ends: "game" })).toBe(true);
    expect(needsConfirmation({ ...act, end: "asked", ends: "turn" })).toBe(true);
  });

  it("is needed for anything that cannot be taken back, whatever was answered before it", () => {
    for (const end of ["chance", "hole", "other"] as const)
      for (const undo of [true, false])
        for (const costs of [true, false]) expect(needsConfirmation({ ...act, end, undo, costs })).toBe(true);
  });

  it("is not needed for anything that can be taken back", () => {
    expect(needsConfirmation({ ...act, end: "asked", costs: true, undo: true })).toBe(false);
  });

  it("is not needed for a pass, unless it costs something or makes earlier answers final", () => {
    expect(needsConfirmation(pass)).toBe(false);
    expect(needsConfirmation({ ...pass, end: "chance" })).toBe(false);
    expect(needsConfirmation({ ...pass, costs: true })).toBe(true);
    expect(needsConfirmation({ ...pass, undo: true })).toBe(true);
  });

  it("is needed to give up something earned, even if the turn continues", () => {
    expect(needsConfirmation({ ...pass, end: "asked", givesUp: true })).toBe(true);
  });
});
