import { describe, expect, it } from "vitest";
import { givesUp } from "../src/boards/tzolkin/gives-up";
import { needsConfirmation } from "../src/state/confirmation";

const inFight = {
  end: "chance",
  mine: true,
  staysMine: true,
  undo: false,
  begun: true,
  costly: false,
} as const;

describe("a confirmation", () => {
  it("is asked for what takes the way back", () => {
    expect(needsConfirmation({ ...inFight, undo: true })).toBe(true);
    expect(needsConfirmation({ ...inFight, end: "hole", undo: true })).toBe(true);
  });

  it("is not asked for again where there was no way back", () => {
    expect(needsConfirmation(inFight)).toBe(false);
    expect(needsConfirmation({ ...inFight, mine: false, staysMine: false })).toBe(false);
    expect(needsConfirmation({ ...inFight, end: "other" })).toBe(false);
  });

  it("is asked for the first answer of my turn where chance follows it: a slip would cost the turn", () => {
    expect(needsConfirmation({ ...inFight, begun: false })).toBe(true);
    expect(needsConfirmation({ ...inFight, end: "hole", begun: false })).toBe(true);
    expect(needsConfirmation({ ...inFight, end: "asked", begun: false })).toBe(false);
    expect(needsConfirmation({ ...inFight, mine: false, staysMine: false, begun: false })).toBe(false);
  });

  it("is asked for what ends my turn, the game, or an answer out of turn", () => {
    expect(needsConfirmation({ ...inFight, end: "other", staysMine: false })).toBe(true);
    expect(needsConfirmation({ ...inFight, end: "over" })).toBe(true);
    expect(needsConfirmation({ ...inFight, end: "other", mine: false, staysMine: false })).toBe(true);
    expect(needsConfirmation({ ...inFight, end: "asked", undo: true })).toBe(false);
  });

  it("is asked for what gives up something, though the turn goes on", () => {
    expect(needsConfirmation({ ...inFight, end: "asked", costly: true })).toBe(true);
    expect([
      givesUp("beg chaac"),
      givesUp("anger kukulcan"),
      givesUp("climb chaac"),
      givesUp("pass"),
    ]).toEqual([true, true, false, false]);
    expect([givesUp("act none"), givesUp("act 3")]).toEqual([true, false]);
  });
});
