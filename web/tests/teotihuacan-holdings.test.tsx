import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, it, vi } from "vitest";
import { TeotihuacanHoldings } from "../src/boards/teotihuacan/holdings";
import type { GameAssets } from "../src/state/game-assets";

const PLAYER = {
  cocoa: 3,
  resources: { wood: 0, stone: 1, gold: 0 },
  forecast: null,
  technologies: [],
  mask_sets: [],
  starting: [],
  tiles: ["dvp", "dleap"],
  used: ["dcoc"],
};
const assets = {
  thing: (id: string) => id,
  box: {
    facts: { discoveries: { dvp: { mask: false, price: [], got: [{ sign: "vp", n: 3, power: false }] } } },
  },
} as unknown as GameAssets;

it("a press uses a tile if it may be used now", async () => {
  const page = document.createElement("div");
  const use = vi.fn();
  await act(() =>
    render(
      <TeotihuacanHoldings
        seat={0}
        view={{ seats: [PLAYER] }}
        previewed={null}
        assets={assets}
        answer={(move) => (move === "use dvp" ? use : undefined)}
      />,
      page,
    ),
  );
  const buttons = [...page.querySelectorAll("button")];
  expect(buttons.map((one) => one.dataset.word)).toEqual(["use dvp"]);
  buttons[0]?.click();
  expect(use).toHaveBeenCalledOnce();
});

it("marks the first player of every round, except in a game for one", async () => {
  const marked = async (players: number, seat: number) => {
    const page = document.createElement("div");
    const view = { players, first_seat: 1, seats: [PLAYER, PLAYER] };
    await act(() =>
      render(<TeotihuacanHoldings seat={seat} view={view} previewed={null} assets={assets} />, page),
    );
    return page.querySelectorAll(".first-player").length;
  };
  expect(await marked(2, 0)).toBe(0);
  expect(await marked(2, 1)).toBe(1);
  expect(await marked(1, 1)).toBe(0);
});
