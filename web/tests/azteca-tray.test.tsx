import { render } from "preact";
import { describe, expect, it } from "vitest";
import { Tray } from "../src/boards/azteca/panels/tray";
import type { AztecaView, BattleView } from "../src/boards/azteca/view";
import { type Table, WithTable } from "../src/boards/board";

const nothing = () => {};
const die = (colour: string, face: number) => ({ colour, face });
const battle = {
  area: "7",
  from: "24",
  army: "a",
  attacker_seat: 1,
  defender_seat: 0,
  allies: [null, null],
  forces: [
    { warrior: 0, jaguar: 2, unknown: 2 },
    { warrior: 3, jaguar: 1, unknown: 0 },
  ],
  dice: [[], []],
  prisoners: [1, 0],
  strengths: [null, 5],
} as unknown as BattleView;
const view = {
  phase: "war",
  slips: [],
  sealed: [],
  lots: [],
  dice: [],
  rolled_for: null,
  container: [0, 0],
  march: [],
  battle: [battle],
  naval_battle: [],
  seats: [
    { boxes: { c: { units: 2, known: { warrior: 2 } } } },
    { boxes: { a: { units: 3, known: { jaguar: 1 } } } },
  ],
} as unknown as AztecaView;

function shown(parts: Partial<AztecaView>, more: Partial<Table> = {}): HTMLElement {
  const table: Table = {
    game: "azteca",
    view: { ...view, ...parts },
    was: null,
    box: {},
    names: ["Ana", "Bo"],
    viewer: 0,
    question: null,
    offers: new Map(),
    preview: null,
    thing: (id) => id,
    effect: () => "",
    say: (id) => id,
    play: nothing,
    look: nothing,
    explain: nothing,
    hinted: new Set(),
    runs: [],
    ...more,
  };
  const page = document.createElement("div");
  render(
    <WithTable table={table}>
      <Tray view={table.view as AztecaView} />
    </WithTable>,
    page,
  );
  return page;
}

describe("a battle on land", () => {
  it("draws every soldier of both sides, known or not", () => {
    const sides = [...shown({}).querySelectorAll(".side")];
    expect(sides.map((side) => side.getAttribute("aria-label"))).toHaveLength(2);
    expect(sides.map((side) => side.querySelectorAll(".force > *").length)).toEqual([4, 4]);
  });

  it("gives each side its half of the dice and its strength", () => {
    const dice = [die("red", 1), die("red", 0), die("yellow", 1), die("yellow", -1)] as AztecaView["dice"];
    const halves = [
      [0, 1],
      [2, 3],
    ];
    const page = shown({ dice, rolled_for: "roll-battle", battle: [{ ...battle, dice: halves }] });
    const sides = [...page.querySelectorAll(".side")];
    expect(sides.map((side) => side.querySelectorAll(".die").length)).toEqual([2, 2]);
    expect(sides.map((side) => side.querySelector(".strength")?.textContent)).toEqual(["?", "5"]);
  });

  it("gives the sides none of the dice that were thrown for the terrain", () => {
    const page = shown({ dice: [die("yellow", 1)] as AztecaView["dice"], rolled_for: "roll-terrain" });
    expect(page.querySelectorAll(".side .die")).toHaveLength(0);
    expect(page.querySelectorAll(".rolled .die")).toHaveLength(1);
  });
});

describe("the tray", () => {
  const offers = (...words: string[]) =>
    new Map(words.map((word) => [word, { chain: [word], words: `does ${word}` }]));

  it("lets a die be pressed that may be rolled again", () => {
    const dice = [die("white", 4)] as AztecaView["dice"];
    const page = shown(
      { phase: "tribute", battle: [], dice, rolled_for: "roll-tlaloc", rolled_in_phase: true },
      { question: { kind: "Influence", numbers: [] }, offers: offers("tlenamacac 1", "pass") },
    );
    expect(page.querySelector(".die-button")?.getAttribute("data-word")).toBe("tlenamacac 1");
  });

  it("has what declines last", () => {
    const page = shown(
      { battle: [] },
      { question: { kind: "Join", numbers: [] }, offers: offers("pass", "join attacker", "join defender") },
    );
    const words = [...page.querySelectorAll(".tray-answers button")].map((one) =>
      one.getAttribute("data-word"),
    );
    expect(words).toEqual(["join attacker", "join defender", "pass"]);
  });
});
