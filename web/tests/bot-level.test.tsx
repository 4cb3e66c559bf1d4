import { render } from "preact";
import { describe, expect, it } from "vitest";
import { BotLevel, LevelChoice, levelFor } from "../src/frame/lobby/level";
import type { GameInfo, SeatInfo } from "../src/net/protocol";
import { botLevelOf, botLevels } from "../src/state/settings";

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
  const game = { name: "g", levels: ["random", "level-2"], about } as unknown as GameInfo;
  const root = document.createElement("div");
  botLevels.value = { g: "level-2" };
  render(<LevelChoice game={game} />, root);
  const texts = [...root.querySelectorAll(".level-texts > *")];
  expect(texts.map((one) => one.textContent)).toEqual(["about random", "about level-2"]);
  expect(texts.map((one) => one.classList.contains("chosen"))).toEqual([false, true]);
});

it("is chosen for one game and leaves the other games as they are", () => {
  const levels = ["random", "level-2", "level-6"];
  const [one, other] = ["one", "other"].map((name) => ({ name, levels }) as unknown as GameInfo);
  const root = document.createElement("div");
  botLevels.value = {};
  const before = levelFor(other!);
  render(<LevelChoice game={one!} />, root);
  const select = root.querySelector("select")!;
  select.value = "level-6";
  select.dispatchEvent(new Event("change"));
  expect([levelFor(one!), levelFor(other!), botLevelOf("other")]).toEqual(["level-6", before, before]);
});
