import { render } from "preact";
import { describe, expect, it } from "vitest";
import { rolledAgain } from "../src/boards/azteca/panels/battle";
import { Display } from "../src/boards/azteca/panels/display";
import { plunders } from "../src/boards/azteca/panels/plunder";
import { Tray } from "../src/boards/azteca/panels/tray";
import { type AztecaView, type BattleView, BOXES, SOLDIERS } from "../src/boards/azteca/view";
import { type Table, WithTable } from "../src/boards/board";
import type { FormMessage, Happened } from "../src/net/protocol";

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
  points_if_won: [2, 0],
  sure_points: 0,
  winner: null,
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

function shown(
  parts: Partial<AztecaView>,
  more: Partial<Table> = {},
  what = (of: AztecaView) => <Tray view={of} />,
): HTMLElement {
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
  render(<WithTable table={table}>{what(table.view as AztecaView)}</WithTable>, page);
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

  it("gives the sides none of the dice rolled for the terrain", () => {
    const page = shown({ dice: [die("yellow", 1)] as AztecaView["dice"], rolled_for: "roll-terrain" });
    expect(page.querySelectorAll(".side .die")).toHaveLength(0);
    expect(page.querySelectorAll(".rolled .die")).toHaveLength(1);
  });
});

describe("prisoners of a battle", () => {
  const words = (page: HTMLElement) =>
    [...page.querySelectorAll(".side")].map((side) => side.querySelector(".side-more")?.textContent ?? "");

  it("bring points only to a side that wins", () => {
    expect(words(shown({}))[0]).toMatch(/only if it wins: .?\+.?2/);
    expect(words(shown({ battle: [{ ...battle, winner: "attacker" }] }))[0]).not.toContain("only");
    expect(words(shown({ battle: [{ ...battle, winner: "defender" }] }))).toEqual(["", ""]);
  });

  it("of the terrain give points in any case", () => {
    const page = shown({ battle: [{ ...battle, sure_points: 2, winner: "attacker" }] });
    expect(page.querySelector(".side-more.sure")?.textContent).toContain("in any case");
  });
});

describe("recent events at the table", () => {
  const happened = (event: string, numbers: Record<string, number> = {}): Happened => ({
    event: { event, rule: "", ...numbers },
    words: event,
  });

  it("include a reroll of the latest roll, but not of earlier ones", () => {
    const events = [happened("phase"), happened("rolled"), happened("influences"), happened("rolled")];
    expect(rolledAgain(events)).toEqual(["influences"]);
    expect(rolledAgain([...events, happened("captured")])).toEqual(["influences"]);
    expect(rolledAgain([...events, happened("rolled")])).toEqual([]);
    expect(rolledAgain([...events, happened("phase")])).toEqual([]);
    expect(rolledAgain([...events.slice(0, 3), happened("cancelled")])).toEqual(["influences", "cancelled"]);
  });

  it("show a plundered capital prominently until the end of the round", () => {
    const plundered = happened("plundered", { seat: 1, other_seat: 0, t: 7 });
    const points = happened("plundered-sp", { seat: 1, other_seat: 0, sp: 4 });
    const events = [happened("round"), plundered, points];
    expect(plunders(events)).toMatchObject([{ seat: 1, of: 0, tribute: 7, points: 4 }]);
    expect(plunders([happened("round"), plundered])).toMatchObject([{ points: null }]);
    expect(plunders([...events, happened("round")])).toEqual([]);
    const page = shown({ battle: [], areas: [] }, { events });
    expect(page.querySelector(".plunder.lost .plunder-loot")?.textContent).toContain("7");
  });
});

const fields = (names: string[], values: number[]) =>
  names.map((name, i) => ({ name, most: 4, value: values[i] ?? 0 }));

describe("soldiers", () => {
  it("already in a box are shown where new ones are bought", () => {
    const names = BOXES.flatMap((box) => SOLDIERS.map((one) => `buy ${one} ${box}`));
    const form = { fields: fields(names, []), limits: [] } as unknown as FormMessage;
    const page = shown(
      { battle: [], phase: "purchase", areas: [] },
      { question: { kind: "Buy", number: 1, numbers: [] }, form, fill: nothing },
    );
    const rows = [...page.querySelectorAll(".filled-box")];
    expect(rows.map((row) => row.querySelectorAll(".held-soldiers svg").length)).toEqual([0, 0, 2, 0]);
  });

  it("appear on the display as soon as they are in the form", () => {
    const player = { activated: [], pochtecas_in_capital: [], t: 0, sp: 0, ...view.seats[0] };
    const seats = [player] as unknown as AztecaView["seats"];
    const names = ["b warrior", "b jaguar", "reserve warrior", "reserve jaguar"];
    const form = { fields: fields(names, [1, 0, 2, 0]), limits: [] } as unknown as FormMessage;
    const page = shown(
      { battle: [], areas: [], placing: {}, seats },
      {
        question: { kind: "Fill", number: 2, numbers: [0, 0] },
        form,
        fill: nothing,
      },
      (of) => <Display view={of} seat={0} width={240} />,
    );
    const boxes = [...page.querySelectorAll(".army-box")];
    expect(boxes.map((box) => box.querySelectorAll(".soldier").length)).toEqual([0, 1, 2, 2]);
  });

  it("stay on the display while the form waits for confirmation", () => {
    const player = { activated: [], pochtecas_in_capital: [], t: 0, sp: 0, ...view.seats[0] };
    const seats = [player] as unknown as AztecaView["seats"];
    const filled = { "b warrior": 1, "b jaguar": 2, "reserve warrior": 0, "reserve jaguar": 0 };
    const page = shown(
      { battle: [], areas: [], placing: { b: { warrior: 1 }, reserve: { jaguar: 2 } }, seats },
      { confirms: { words: [], filled, yes: nothing, no: nothing } },
      (of) => <Display view={of} seat={0} width={240} />,
    );
    const boxes = [...page.querySelectorAll(".army-box")];
    expect(
      boxes
        .slice(1, 2)
        .concat(boxes.slice(3))
        .map((box) => box.querySelectorAll(".soldier").length),
    ).toEqual([3, 0]);
  });
});

describe("the tray", () => {
  it("shows all armies between two forms, but not during a form", () => {
    const at = (area: string | null, units: number) => ({ units, known: {}, area });
    const boxes = { a: at("7", 2), b: at(null, 0), c: at("23", 1), reserve: at(null, 3) };
    const seats = [{ boxes }, { boxes }] as unknown as AztecaView["seats"];
    const page = shown({ battle: [], seats });
    const rows = [...page.querySelectorAll(".armies-of")];
    expect(rows).toHaveLength(2);
    expect([...rows[0]!.querySelectorAll("b")].map((one) => one.textContent)).toEqual(["7", "–", "23"]);
    expect(rows[1]!.querySelectorAll(".pip")).toHaveLength(3);
    const form = { fields: [], limits: [] } as unknown as FormMessage;
    const filled = shown(
      { battle: [], seats, phase: "purchase", areas: [] },
      { question: { kind: "Buy", number: 1, numbers: [] }, form, fill: nothing },
    );
    expect(filled.querySelector(".armies-of")).toBeNull();
  });

  const offers = (...words: string[]) =>
    new Map(words.map((word) => [word, { chain: [word], words: `does ${word}` }]));

  it("lets a die be pressed if it may be rerolled", () => {
    const dice = [die("white", 4)] as AztecaView["dice"];
    const page = shown(
      { phase: "tribute", battle: [], dice, rolled_for: "roll-tlaloc", rolled_in_phase: true },
      { question: { kind: "Influence", numbers: [] }, offers: offers("tlenamacac 1", "pass") },
    );
    expect(page.querySelector(".die-button")?.getAttribute("data-word")).toBe("tlenamacac 1");
  });

  it("does not move a bid when another seat seals its bids", () => {
    const lots = [{ lot: 1, sp: 3, own_bid: null, seen_by: [] }];
    const form = { fields: fields(["lot 1"], [0]), limits: [] } as unknown as FormMessage;
    const page = shown({ phase: "slaves", battle: [], sealed: [1], lots } as unknown as Partial<AztecaView>, {
      question: { kind: "Bid", number: 1, numbers: [] },
      form,
      fill: nothing,
    });
    const sealing = page.querySelector(".sealing")!;
    const pressed = [...page.querySelectorAll(".tray-stage :is(button, input)")];
    expect(pressed.length).toBeGreaterThan(2);
    for (const one of pressed)
      expect(one.compareDocumentPosition(sealing) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it("has the declining answer last", () => {
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
