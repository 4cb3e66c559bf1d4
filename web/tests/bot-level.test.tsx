import { render } from "preact";
import { describe, expect, it } from "vitest";
import { BotLevel } from "../src/frame/lobby/level";
import type { SeatInfo } from "../src/net/protocol";

function shown(level: string, byHand: boolean): string {
  const root = document.createElement("div");
  render(<BotLevel seat={{ level, by_hand: byHand } as SeatInfo} />, root);
  return root.textContent ?? "";
}

describe("the level of a bot", () => {
  it("has a name", () => {
    expect(shown("net-greedy", false)).toBe("Network");
    expect(shown("level-2", false)).toBe("Easy");
  });

  it("shows that its network does not fit", () => {
    expect(shown("net-search", true)).toContain("without its network");
  });
});
