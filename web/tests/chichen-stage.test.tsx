import { render } from "preact";
import { describe, expect, it, vi } from "vitest";
import { type Table, WithTable } from "../src/boards/board";
import { Confirmation } from "../src/boards/chichen-itza/fight/confirmation";
import { OddsNow } from "../src/boards/chichen-itza/fight/odds";
import type { Scene, Side } from "../src/boards/chichen-itza/fight/scene";
import { Goods, SidePanel } from "../src/boards/chichen-itza/fight/side-panel";
import type { Offer } from "../src/state/offers";

const side: Side = {
  seat: 0,
  warriors: 2,
  heroes: [],
  lostWarriors: 0,
  lostHeroes: [],
  dice: [],
  before: [],
  hits: null,
  hitsWith: null,
  shields: 0,
  lostShields: 0,
};

function shown(element: preact.ComponentChild, table: Partial<Table> = {}): HTMLElement {
  const page = document.createElement("div");
  const given = { offers: new Map(), hinted: new Set(), preview: null, view: { seats: [] }, ...table };
  render(<WithTable table={given as unknown as Table}>{element}</WithTable>, page);
  return page;
}

describe("a side of a fight", () => {
  it("has not rolled yet, or has hits without dice, never both", () => {
    expect(shown(<SidePanel side={side} shown={0} />).textContent).toMatch(/not rolled/i);
    const bought = shown(<SidePanel side={{ ...side, hits: 1 }} shown={0} />).textContent;
    expect(bought).toMatch(/1 hit/);
    expect(bought).not.toMatch(/not rolled/i);
    expect(shown(<SidePanel side={{ ...side, hits: 0 }} shown={0} />).textContent).not.toMatch(/0 hits/);
  });
});

describe("the stage", () => {
  it("repeats the answer that waits for confirmation", () => {
    const [yes, no] = [vi.fn(), vi.fn()];
    const page = shown(<Confirmation />, { confirms: { words: ["Cast fire"], yes, no } });
    const [sure, back] = page.querySelectorAll("button");
    expect(page.textContent).toContain("Cast fire");
    sure!.click();
    expect([yes.mock.calls.length, no.mock.calls.length]).toEqual([1, 0]);
    back!.click();
    expect(no).toHaveBeenCalledOnce();
    expect(shown(<Confirmation />).textContent).toBe("");
  });

  it("names the answer of the shown odds before one is chosen", () => {
    const outcomes = [
      { outcome: "beaten", value: 1, chance: 10_000, low: 10_000, high: 10_000, percent: "100" },
    ];
    const good = { good: 10_000, good_percent: "100", goal: "taken", assumes: [] };
    const odds = (text: string) => ({ text, outcomes, means: {}, exact: true, samples: 0, ...good });
    const offer = (word: string, words: string, declines: boolean): [string, Offer] => [
      word,
      { chain: [word], words, declines },
    ];
    const page = shown(<OddsNow />, {
      question: { kind: "RollWindow", numbers: [] },
      offers: new Map([offer("again", "Roll again", false), offer("stop", "Leave the roll", true)]),
      odds: new Map([
        ["again", odds("again")],
        ["stop", odds("stop")],
      ]),
      say: (message) => message,
      viewer: 0,
    });
    expect(page.querySelector(".odds-of")?.textContent).toMatch(/^If you choose “Leave the roll”/);
  });
});

describe("idols", () => {
  const player = { idols: 2, luck: 0, gears: {}, gear_values: { melee_faces: [] } };
  const trade: [string, Offer] = ["idol coins", { chain: ["idol coins"], words: "Trade an idol" }];

  it("show a sign when the viewer can trade them during a fight", () => {
    const table = { viewer: 0, view: { seats: [player] }, thing: (id: string) => id };
    const sign = (offers: Map<string, Offer>) =>
      shown(<Goods side={side} scene={{ phase: "melee" } as Scene} />, { ...table, offers }).querySelector(
        ".trade-sign",
      );
    expect(sign(new Map())).toBeNull();
    expect(sign(new Map([trade]))).not.toBeNull();
  });
});
