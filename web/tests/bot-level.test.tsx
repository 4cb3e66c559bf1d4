import { render } from "preact";
import { describe, expect, it } from "vitest";
import { BotLevel, LevelChoice } from "../src/frame/lobby/level";
import type { GameInfo, SeatInfo } from "../src/net/protocol";
import { botLevel } from "../src/state/settings";

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

it("the descriptions of all levels take the same space, and one is visible", () => {
  const about = ["random", "level-2"].map((name) => ({ name, words: { en: `about ${name}` } }));
  const game = { levels: ["random", "level-2"], about } as unknown as GameInfo;
  const root = document.createElement("div");
  botLevel.value = "level-2";
  render(<LevelChoice game={game} />, root);
  const texts = [...root.querySelectorAll(".level-texts > *")];
  expect(texts.map((one) => one.textContent)).toEqual(["about random", "about level-2"]);
  expect(texts.map((one) => one.classList.contains("chosen"))).toEqual([false, true]);
});
