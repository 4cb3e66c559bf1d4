import { render } from "preact";
import { describe, expect, it } from "vitest";
import { board as azteca } from "../src/boards/azteca/module";
import { type Table, WithTable } from "../src/boards/board";
import { PlainBoard } from "../src/boards/plain/board";
import { PlainHoldings } from "../src/boards/plain/holdings";
import { board as anyGame } from "../src/boards/plain/module";
import { piecesOf } from "../src/boards/plain/parts";
import { shapeOf } from "../src/boards/plain/shape";
import { wordsByThing } from "../src/boards/plain/words-index";
import type { GameAssets } from "../src/state/game-assets";
import type { Offer } from "../src/state/offers";

const nothing = () => {};
const played: string[][] = [];

function shown(view: Record<string, unknown>, more: Partial<Table> = {}): HTMLElement {
  const table: Table = {
    game: "x",
    view,
    was: null,
    box: null,
    names: ["Ana", "Bo"],
    viewer: 0,
    question: null,
    offers: new Map(),
    preview: null,
    thing: (id) => (id === "g07" ? "the Maize God" : id),
    effect: (id) => (id === "g07" ? "Take 2 corn." : ""),
    say: (id) => (id === "view-market" ? "the market" : id),
    play: (words) => played.push(words),
    look: nothing,
    explain: nothing,
    hinted: new Set(),
    runs: [],
    ...more,
  };
  const page = document.createElement("div");
  render(
    <WithTable table={table}>
      <PlainBoard />
    </WithTable>,
    page,
  );
  return page;
}

const offer = (word: string): [string, Offer] => [word, { chain: [word], words: word }];

describe("a game without a board", () => {
  it("is shown as facts and sections, with the players side by side", () => {
    const page = shown({ day: 3, market: { corn: 2 }, row: ["a", null], seats: [{ gold: 1 }, { gold: 4 }] });
    expect(page.querySelector(".plain-facts")?.textContent).toBe("Day3");
    expect([...page.querySelectorAll("h2")].map((one) => one.textContent)).toEqual([
      "The market",
      "Row",
      "Players",
    ]);
    expect(
      [...page.querySelectorAll(".plain-seats td.mine, .plain-seats td")]
        .map((one) => one.textContent)
        .filter(Boolean),
    ).toEqual(["1", "4"]);
  });

  it("lists areas in a table, with their owners by name", () => {
    const page = shown({ areas: { tula: { owner: 1, warriors: 3 }, cholula: { owner: null, warriors: 0 } } });
    expect([...page.querySelectorAll("tbody tr")].map((row) => row.textContent)).toEqual([
      "tula Bo3",
      "cholula–0",
    ]);
  });

  it("names cards, describes them, and makes offered moves clickable on them", () => {
    const page = shown(
      { hand: [{ id: "g07", tags: { one: [1, { deep: 2 }] } }] },
      { offers: new Map([offer("play g07")]) },
    );
    expect(page.querySelector(".plain-card")?.textContent).toContain("the Maize GodTake 2 corn.");
    page.querySelector<HTMLElement>("[data-word='play g07']")?.click();
    expect(played).toEqual([["play g07"]]);
  });

  it("marks news and previewed changes", () => {
    const page = shown(
      { corn: 5, wood: 1 },
      { was: { corn: 4, wood: 1 }, preview: { word: "x", view: { corn: 5, wood: 2 } } },
    );
    expect(page.querySelector(".fresh")?.textContent).toBe("5");
    expect(page.querySelector(".single-tried")?.textContent).toBe("→ 2");
  });
});

describe("the viewer's secrets", () => {
  it("are separate, each card with its effect", () => {
    const page = shown({
      seats: [
        { hand: { g07: 2 }, cards: 2 },
        { hand: null, cards: 3 },
      ],
    });
    expect(page.querySelector(".plain-own .plain-tile")?.textContent).toBe("the Maize God × 2Take 2 corn.");
    expect(
      shown({ seats: [{ hand: { g07: 2 } }, { hand: { g07: 1 } }] }).querySelector(".plain-own"),
    ).toBeNull();
  });
});

describe("a hidden value", () => {
  const seats = [
    { sp: 4, gold: 0, card: null },
    { sp: null, gold: 0, card: "g07" },
  ];

  it("is a question mark, not empty and not 0", () => {
    const rows = [...shown({ seats }).querySelectorAll(".plain-seats tbody tr")].map((row) =>
      [...row.querySelectorAll("td")].map((one) => one.textContent),
    );
    expect(rows).toEqual([
      ["4", "?"],
      ["0", "0"],
      ["–", "the Maize God"],
    ]);
  });

  it("is a question mark in a player's panel too", () => {
    const assets = {
      thing: (id: string) => id,
      knows: (id: string) => id === "sp",
      messages: { say: (id: string) => id },
    } as unknown as GameAssets;
    const panel = document.createElement("div");
    render(<PlainHoldings seat={1} view={{ seats }} previewed={null} assets={assets} />, panel);
    expect(panel.querySelector("[data-about=sp] .held-number")?.textContent).toBe("?");
  });

  it("does not include points unless the game hides them", () => {
    const view = { seats: [{ given: 20 }, { given: null }] };
    expect([0, 1].map((seat) => azteca.arePointsKnown?.(view, seat))).toEqual([true, false]);
    expect(anyGame.arePointsKnown).toBeUndefined();
  });

  it("does not turn an empty army into a piece", () => {
    expect(
      piecesOf(
        {
          armies: [
            { seat: 0, units: 4 },
            { seat: 0, units: 0 },
            { seat: 1, units: 0 },
          ],
        },
        2,
      ),
    ).toEqual([[0, 4]]);
  });
});

describe("the shape of a value", () => {
  it("is a map if every field has a position", () => {
    const field = (q: number, r: number) => ({ id: `f${q}${r}`, q, r });
    expect(shapeOf([field(0, 0), field(1, 0), field(0, 1)]).is).toBe("map");
    expect(
      shapeOf([
        { id: "a", n: 1 },
        { id: "b", n: 2 },
      ]).is,
    ).toBe("rows");
    expect(shapeOf([1, null]).is).toBe("row");
    expect(shapeOf({ a: 1 }).is).toBe("pairs");
    expect(shapeOf({ a: { x: 1 }, b: [2] }).is).toBe("parts");
  });
});

describe("the lit elements of a choice", () => {
  const areas = { 1: { x: 0, y: 0 }, 2: { x: 90, y: 0 }, 3: { x: 0, y: 90 } };
  const thing = (id: string) => ({ 1: "Tzompanco", 2: "Xaltocan", 3: "Texcoco", magic: "Magic" })[id] ?? id;
  const said = (word: string, words: string): [string, Offer] => [word, { chain: [word], words }];
  const lit = (page: HTMLElement) =>
    [...page.querySelectorAll(".lit")].map((one) => one.closest("[data-about]")?.getAttribute("data-about"));

  it("do not include an area if an amount is asked", () => {
    expect(
      lit(
        shown(
          { areas },
          {
            thing,
            offers: new Map([offer("0"), offer("1"), said("2", "Give 2"), said("look 3", "Look at lot 3")]),
          },
        ),
      ),
    ).toEqual([]);
  });

  it("include an area that is the object of the move", () => {
    expect(lit(shown({ areas }, { thing, offers: new Map([said("go 2", "March to Xaltocan")]) }))).toEqual([
      "2",
    ]);
  });

  it("include no letters and no other seat's pieces", () => {
    const seat = { armies: ["a", "b"], where: ["reserve"] };
    const page = shown(
      { seats: [seat, seat] },
      { offers: new Map([offer("activate a"), offer("buy warrior b"), offer("buy warrior reserve")]) },
    );
    expect(
      [...page.querySelectorAll(".lit")].map((one) => [one.textContent, one.closest("td")?.className]),
    ).toEqual([["reserve", "mine"]]);
  });

  it("do not include free actions", () => {
    const offers = new Map([offer("idol magic"), offer("pass")]);
    const gears = ["magic", "war"];
    expect(
      lit(
        shown(
          { gears },
          { thing, offers, question: { kind: "x", numbers: [], asides: [{ text: "idol magic" }] } },
        ),
      ),
    ).toEqual([]);
    expect(
      lit(shown({ gears }, { thing, offers, question: { kind: "x", numbers: [], asides: [] } })),
    ).toEqual(["magic"]);
  });
});

describe("words by the things they name", () => {
  it("are found under the last thing, the others, and the whole", () => {
    const found = wordsByThing(
      new Map([
        offer("march tula cholula"),
        offer("play g07"),
        offer("pass"),
        offer("place tikal 3"),
        ["go 24", { chain: ["go 24"], words: "Go to Azcapotzalco" }],
        ["look 24", { chain: ["look 24"], words: "Look at hand 24" }],
      ]),
      (id) => (id === "24" ? "Azcapotzalco" : id),
    );
    expect(found.get("cholula")).toEqual(["march tula cholula"]);
    expect(found.get("tula")).toEqual(["march tula cholula"]);
    expect(found.get("tikal 3")).toEqual(["place tikal 3"]);
    expect(found.has("3")).toBe(false);
    expect(found.get("24")).toEqual(["go 24"]);
  });
});
