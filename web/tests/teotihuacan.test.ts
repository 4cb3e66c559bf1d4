import { describe, expect, it } from "vitest";
import type { BoardContext } from "../src/boards/board-module";
import { takings } from "../src/boards/teotihuacan/answers";
import { fittingSize, itemsWidth } from "../src/boards/teotihuacan/art/items";
import { teotihuacanCard } from "../src/boards/teotihuacan/card";
import { printedIcon, type TeotihuacanBox, turnedIcons } from "../src/boards/teotihuacan/components";
import {
  bonusItems,
  discoveryItems,
  royalItems,
  royalLimit,
  technologyItems,
} from "../src/boards/teotihuacan/emblems";
import { teotihuacanFlights } from "../src/boards/teotihuacan/flights";
import { decorationBox, halves, placeCell } from "../src/boards/teotihuacan/geometry";
import { wideLayout } from "../src/boards/teotihuacan/layout";
import { stepWidths } from "../src/boards/teotihuacan/panels/avenue";
import { lastBotTurn, sumRange } from "../src/boards/teotihuacan/panels/bot-events";
import { eclipseOf, lastEclipse, totalOf } from "../src/boards/teotihuacan/panels/eclipse-events";
import { stepHeights } from "../src/boards/teotihuacan/panels/temples";
import { askedPart } from "../src/boards/teotihuacan/phone/parts";
import { dieColumns, dieSize } from "../src/boards/teotihuacan/phone/small-ring";
import { chosen, turn, turnedByHand } from "../src/boards/teotihuacan/pyramid/rotation";
import { paidFor, wayTo } from "../src/boards/teotihuacan/pyramid/tile-place";
import { arriving, inRows, workersOn } from "../src/boards/teotihuacan/ring/workers";
import type { TeotihuacanView, Turned } from "../src/boards/teotihuacan/view";
import { isOnBoard } from "../src/boards/teotihuacan/words";
import type { Happened } from "../src/net/protocol";
import { boxOf } from "./box-of";

const box = boxOf("teotihuacan", "teotihuacan") as unknown as TeotihuacanBox;

describe.skipIf(box === null)("places of the pyramid", () => {
  it("are on the crossings of the level below", () => {
    expect(placeCell(box, "1a1")).toEqual({ level: 1, x: 0, y: 0 });
    expect(placeCell(box, "1d4")).toEqual({ level: 1, x: 6, y: 6 });
    expect(placeCell(box, "2a1")).toEqual({ level: 2, x: 1, y: 1 });
    expect(placeCell(box, "4a1")).toEqual({ level: 4, x: 3, y: 3 });
    expect(placeCell(box, "top")).toBeNull();
  });

  it("of decorations start at the grid and lead to the centre", () => {
    expect(decorationBox(box, "top", 0)).toEqual({ x: 3, y: -1, width: 2, height: 1 });
    expect(decorationBox(box, "top", 3)).toEqual({ x: 3, y: 2, width: 2, height: 1 });
    expect(decorationBox(box, "right", 0)).toEqual({ x: 8, y: 3, width: 1, height: 2 });
    expect(decorationBox(box, "right", 1)).toEqual({ x: 7, y: 3, width: 1, height: 2 });
    expect(decorationBox(box, "bottom", 0)).toEqual({ x: 3, y: 8, width: 2, height: 1 });
    expect(decorationBox(box, "left", 0)).toEqual({ x: -1, y: 3, width: 1, height: 2 });
    expect(decorationBox(box, "left", 2)).toEqual({ x: 1, y: 3, width: 1, height: 2 });
    expect(halves(box, "bottom", 1)).toEqual([
      { x: 4, y: 7 },
      { x: 3, y: 7 },
    ]);
  });

  it("show icons by their code and rotation", () => {
    expect(printedIcon(box, "H+")).toEqual({ icon: "headdress", temple: "red" });
    expect(printedIcon(box, "O")).toEqual({ icon: "glyph", temple: null });
    const still = turnedIcons(box, "p01", 0);
    expect(turnedIcons(box, "p01", 1)).toEqual([still[3], still[0], still[1], still[2]]);
  });
});

describe.skipIf(box === null)("tiles", () => {
  it("show prices and limits as derived by the rules", () => {
    expect(royalItems(box, "rb7")).toEqual([
      { sign: "cocoa" },
      { sign: "r" },
      { sign: "arrow" },
      { sign: "r", n: "P" },
    ]);
    expect(["ra4", "ra9", "rb7", "rc1", "rc8"].map((id) => royalLimit(box, id))).toEqual([
      "P×",
      "P+1×",
      "1×",
      "",
      "P−1×",
    ]);
    expect(royalItems(box, "rc1")).toEqual([{ sign: "cocoa", n: "P+1" }]);
    expect(technologyItems(box, "t13")).toMatchObject({
      where: [],
      gives: [{ sign: "cocoa" }, { sign: "arrow" }, { sign: "power-up" }],
    });
    expect(technologyItems(box, "t05").where).toEqual(["forest", "quarry", "mine"]);
    expect(bonusItems(box, "bwork")).toEqual([{ sign: "worker" }, { sign: "vp", n: "4/9" }]);
    expect(bonusItems(box, "bmask")).toEqual([{ sign: "mask-set" }]);
    expect(discoveryItems(box, "dtwin")).toEqual([{ sign: "twin" }]);
  });

  it("show those of an owner's file", () => {
    const facts = structuredClone(box.facts);
    facts.royal.rc8!.given[0]!.n = 3;
    facts.technologies.t13!.given[0]!.n = 2;
    const own = { ...box, facts };
    expect(royalItems(own, "rc8")[0]).toEqual({ sign: "cocoa", n: 3 });
    expect(technologyItems(own, "t13").gives[0]).toEqual({ sign: "cocoa", n: 2 });
  });
});

describe("the layout", () => {
  it.each([1.2, 1.42, 1.65, 2])("at %f overlaps nowhere and stays inside", (aspect) => {
    const { width, height, ring, pyramid, centre, temples, track, calendar, avenue } = wideLayout(aspect);
    expect(pyramid.width).toBeGreaterThanOrEqual(pyramid.height - 0.01);
    const platform = {
      x: pyramid.x + 30,
      y: pyramid.y + 30,
      width: pyramid.width - 60,
      height: pyramid.height - 60,
    };
    const all = [...ring, platform, temples, track, calendar, avenue];
    for (const one of all) {
      expect(one.x).toBeGreaterThanOrEqual(0);
      expect(one.x + one.width).toBeLessThanOrEqual(width);
      expect(one.y + one.height).toBeLessThanOrEqual(height);
      for (const other of all)
        if (one !== other)
          expect(
            one.x + one.width <= other.x + 0.01 ||
              other.x + other.width <= one.x + 0.01 ||
              one.y + one.height <= other.y + 0.01 ||
              other.y + other.height <= one.y + 0.01,
          ).toBe(true);
    }
    for (const one of ring)
      expect(
        one.x + one.width <= centre.x ||
          centre.x + centre.width <= one.x ||
          one.y + one.height <= centre.y ||
          centre.y + centre.height <= one.y,
      ).toBe(true);
  });

  it("gives more room to steps with tiles, within the same total", () => {
    const heights = stepHeights([0, 0, 5, 0], 300);
    expect(heights.reduce((sum, one) => sum + one, 0)).toBeCloseTo(300);
    expect(heights[2]).toBeGreaterThan(heights[1]! * 2);
    expect(stepWidths([0, 3, 0], 200).reduce((sum, one) => sum + one, 0)).toBeCloseTo(200);
  });

  it("shrinks signs if there is little room, but never numbers", () => {
    const items = [
      { sign: "wood", n: 3 },
      { sign: "cocoa", n: 2 },
    ];
    const size = fittingSize(items, 20, 46);
    expect(size).toBeLessThan(20);
    expect(itemsWidth(items, size)).toBeCloseTo(46);
    expect(fittingSize(items, 15, undefined)).toBe(15);
  });
});

describe("a tile in hand", () => {
  const turns: Turned[] = [
    { rotation: 0, points: 3, matches: [false, false, false, false], temples: [], best: false },
    { rotation: 1, points: 5, matches: [true, true, false, false], temples: [], best: false },
    { rotation: 2, points: 4, matches: [true, false, false, false], temples: ["blue"], best: true },
  ];

  it("has its best rotation until it is turned", () => {
    turnedByHand.value = null;
    expect(chosen("p01", turns)?.rotation).toBe(2);
    turn("p01", turns, 1);
    expect(chosen("p01", turns)?.rotation).toBe(0);
    turn("p01", turns, -1);
    expect(chosen("p01", turns)?.rotation).toBe(2);
    expect(chosen("p02", turns)?.rotation).toBe(2);
    turnedByHand.value = null;
  });
});

describe("pieces", () => {
  const view = {
    seats: [{ workers: { forest: [3, 3] } }, { workers: {} }],
    neutrals: { neutral1: ["forest", "mine"] },
    neutral_power: 1,
  } as unknown as TeotihuacanView;

  it("on a board are those of the players, then neutral ones", () => {
    expect(workersOn(view, "forest").map(({ of, power }) => `${of} ${power}`)).toEqual([
      "0 3",
      "0 3",
      "neutral1 1",
    ]);
  });

  it("that arrive in the preview are those that were not there before", () => {
    const now = [{ of: 0, power: 3 }];
    expect(
      arriving(now, [
        { of: 0, power: 3 },
        { of: 0, power: 3 },
      ]),
    ).toHaveLength(1);
  });
});

describe("an eclipse", () => {
  const events = [
    { event: "eclipse", eclipse: 2, final: 0 },
    { event: "avenue-scored", seat: 0, points: 6 },
    { event: "track-most", seat: 0, points: 4 },
    { event: "track-scored", seat: 0, points: 9 },
    { event: "masks-scored", seat: 1, points: 3 },
    { event: "upkeep", seat: 1, points: 0 },
    { event: "upkeep-lost", seat: 1, points: 6 },
  ].map((event) => ({ event: { rule: "", ...event }, words: "" })) as Happened[];

  it("is added up by seat and source", () => {
    expect(lastEclipse(events, 0, 2)).toEqual({
      number: 2,
      sources: ["avenue", "track", "masks", "upkeep"],
      complete: false,
      seats: [
        { avenue: 6, track: 13, masks: 0, upkeep: null, bonuses: 0 },
        { avenue: 0, track: 0, masks: 3, upkeep: -6, bonuses: 0 },
      ],
    });
    expect(lastEclipse(events, 1, 2)).toBeNull();
    expect(eclipseOf(events, 9, 2)).toBeNull();
    const number = lastEclipse(events, 0, 2)?.number ?? 0;
    expect(eclipseOf(events, number, 2)).toEqual(lastEclipse(events, 0, 2));
    const reset = { event: { rule: "", event: "calendar-reset" }, words: "" } as Happened;
    expect(lastEclipse([...events, reset], 0, 2)?.seats[0]?.upkeep).toBe(0);
    expect(lastEclipse([...events, reset], 0, 2)?.complete).toBe(true);
  });

  it("has no total for a seat that still has to pay its upkeep", () => {
    expect(lastEclipse(events, 0, 2)?.seats.map(totalOf)).toEqual([null, -3]);
  });

  it("contains the bonus tiles of the temples if it is the last one", () => {
    const end = [
      { event: "eclipse", eclipse: 3, final: 1 },
      { event: "avenue-scored", seat: 1, points: 21 },
      { event: "upkeep-lost", seat: 1, points: 12 },
      { event: "bonus-scored", seat: 1, points: 9 },
      { event: "bonus-scored", seat: 1, points: 2 },
      { event: "won", seat: 1, points: 159 },
    ].map((event) => ({ event: { rule: "", ...event }, words: "" })) as Happened[];
    const count = lastEclipse(end, 0, 2);
    expect(count?.sources).toEqual(["avenue", "track", "masks", "upkeep", "bonuses"]);
    expect(count?.seats.map((line) => line.bonuses)).toEqual([0, 11]);
    expect(count?.seats.map(totalOf)).toEqual([0, 20]);
  });
});

describe("on a phone", () => {
  const view = {
    setup: null,
    active: { board: "forest", seat: 0, power: 1 },
    seats: [{ temples: { blue: 7, red: 6, green: 8 } }],
  } as unknown as TeotihuacanView;

  it("opens the part that contains the answers", () => {
    const part = (kind: string, offered: string[], numbers: number[] = []) =>
      askedPart(view, { kind, numbers }, offered, 0, 6);
    expect(part("ChooseWorker", ["worker forest 1"])).toBe("ring");
    expect(part("ChooseAction", ["collect"])).toBe("forest");
    expect(part("ChoosePlace", ["on 1a1"])).toBe("pyramid");
    expect(part("ClimbAny", ["climb red"])).toBe("temples-top");
    expect(part("ClaimOnAvenue", ["pass"])).toBe("avenue");
    expect(part("ChooseBenefit", ["benefit royal"], [1])).toBe("palace");
  });
});

describe("answers", () => {
  it("are on the board or next to it", () => {
    expect(isOnBoard("worker forest 3", "ChooseWorker")).toBe(true);
    expect(isOnBoard("claim m1", "StepReward")).toBe(true);
    expect(isOnBoard("claim m1", "ClaimTileBeside")).toBe(false);
    expect(isOnBoard("take wood", "TakeResource")).toBe(false);
  });
});

describe("travelling things", () => {
  it("start at the worker's board or the temple, and payments go there", () => {
    const events = [
      { event: "moved", seat: 0, from: 1, to: 2, power: 3, colours: 1 },
      { event: "paid", seat: 0, good: 3, amount: 1 },
      { event: "gained", seat: 0, good: 1, amount: 2 },
      { event: "climbed", seat: 0, temple: 1, step: 4, from: 2 },
      { event: "scored", seat: 0, points: 1 },
    ].map((event) => ({ rule: "", ...event }));
    const flights = teotihuacanFlights(events, { bot: null, ascended: { board: "palace", power: 1 } });
    expect(flights.filter(({ glyph }) => typeof glyph === "string")).toEqual([
      { glyph: "cocoa", n: 1, from: '[data-about="quarry"]', seat: 0, away: true },
      { glyph: "stone", n: 2, from: '[data-about="quarry"]', seat: 0 },
      { glyph: "points", n: 1, from: '[data-about="red 4"]', seat: 0 },
    ]);
    const pieces = flights.filter(({ glyph }) => typeof glyph !== "string");
    expect(pieces.map(({ from, to }) => [from, to])).toEqual([
      ['[data-about="forest"]', '[data-about="quarry"]'],
      ['[data-about="red 2"]', '[data-about="red 4"]'],
    ]);
  });
});

it("include all combinations of resources of choice that the server offers, with few kinds first", () => {
  const playable = [
    "take wood, take gold",
    "take wood, take wood",
    "unlock, free mine",
    "take wood",
    "take gold",
  ];
  expect(takings(playable, 2)).toEqual([
    ["take wood", "take wood"],
    ["take wood", "take gold"],
  ]);
  expect(takings(["take wood", "take stone"], 1)).toEqual([["take wood"], ["take stone"]]);
  expect(takings(["take wood", "take stone"], 3)).toEqual([["take wood"], ["take stone"]]);
});

describe("the Teotibot's turn step by step", () => {
  const happened = (event: string, words = "", numbers: Record<string, number> = {}) => ({
    event: { event, rule: `TE-${event}`, ...numbers },
    words,
  });

  it("is its last turn up to the tile set aside, with the rule of each step", () => {
    const turn = lastBotTurn([
      happened("bot-starts", "old"),
      happened("bot-rolled", "rolls 2", { sum: 2, position: 4 }),
      happened("turn"),
      happened("bot-starts", "its turn"),
      happened("bot-rolled", "rolls 8", { sum: 8, position: 1 }),
      happened("bot-tile", "builds", { bot_tile: 1 }),
      happened("white-disc", "ascends"),
      happened("bot-aside", "aside"),
      happened("bot-directions", "left"),
      happened("white-disc", "the round ends"),
      happened("round", "round 2"),
    ]);
    expect(turn).toMatchObject({ sum: 8, position: 1, tile: 1 });
    expect(turn?.steps.map(({ words }) => words)).toEqual(["rolls 8", "builds", "ascends", "aside", "left"]);
    expect(turn?.steps[0]?.rule).toBe("TE-bot-rolled");
    expect(lastBotTurn([happened("turn")])).toBeNull();
  });

  it("includes the sums of two dice for each place", () => {
    expect([[6, 7, 8], [2], []].map(sumRange)).toEqual(["6–8", "2", "–"]);
  });
});

it("draws dice on a small board at the largest size that fits", () => {
  expect(dieSize(2, 115, 65)).toBe(36);
  for (const dice of [0, 3, 7, 12, 16]) {
    const size = dieSize(dice, 115, 65);
    expect(size).toBeGreaterThanOrEqual(20);
    const last = inRows(Math.max(0, dice - 1), 115, size, dieColumns(dice, 115, 65, size));
    expect(last.y + size).toBeLessThanOrEqual(65);
    expect(last.x + size).toBeLessThanOrEqual(115);
  }
});

it("lets many dice on a low board overlap instead of becoming unreadably small", () => {
  for (const dice of [10, 12, 16]) {
    const size = dieSize(dice, 113, 45);
    const columns = dieColumns(dice, 113, 45, size);
    expect(size).toBeGreaterThanOrEqual(20);
    const places = Array.from({ length: dice }, (_, n) => inRows(n, 113, size, columns));
    for (const { x, y } of places) {
      expect(x + size).toBeLessThanOrEqual(113);
      expect(y + size).toBeLessThanOrEqual(45);
    }
    expect(places[1]!.x).toBeGreaterThan(13);
  }
});

it("places a tile with one click if there is no question in between", () => {
  const reach = new Set(["on 1a1, rotate 0", "on 1a2, save stone, rotate 0", "on 1a3, save stone, rotate 0"]);
  expect(wayTo(reach, "on 1a1", "rotate 0")).toEqual(["on 1a1", "rotate 0"]);
  expect(wayTo(reach, "on 1a2", "rotate 0")).toEqual(["on 1a2", "save stone", "rotate 0"]);
  reach.add("on 1a3, save wood, rotate 0");
  expect(wayTo(reach, "on 1a3", "rotate 0")).toEqual(["on 1a3"]);
  expect(wayTo(undefined, "on 1a1", "rotate 0")).toEqual(["on 1a1"]);
});

it("a price is the rest after the saving, or shows the possible saving", () => {
  const price = { stone: 2, wood: 1 };
  const savings = { wood: { price: { stone: 2 }, saved: 1 } };
  expect(paidFor(price, savings, 1, ["on 1a1", "save wood", "rotate 0"])).toEqual({
    items: [{ sign: "stone", n: "−2" }],
    saved: { sign: "wood", n: 1 },
    open: 0,
  });
  expect(paidFor(price, savings, 1, ["on 1a1"])).toEqual({
    items: [
      { sign: "stone", n: "−2" },
      { sign: "wood", n: "−1" },
    ],
    saved: null,
    open: 1,
  });
  expect(paidFor(price, {}, 0, ["on 1a1", "rotate 0"]).open).toBe(0);
});

describe("cards", () => {
  const assets = {
    printed: { cost: () => "", effect: () => "" },
    messages: { say: (message: string) => message },
    thing: (id: string) => id,
    knows: () => true,
    box: { discovery_tiles: [{ id: "dvp" }] },
  };
  const view = {
    players: 2,
    first_seat: 1,
    options: { first_game: false, dark: true, any_on_board: false },
    boards: [],
    royal: [],
    technologies: [],
    stacks: { discoveries: 12 },
    discarded: ["dvp", "m1"],
  };
  const lines = (about: string) =>
    teotihuacanCard(about, { view, assets, names: ["Ana", "Ben"] } as unknown as BoardContext)?.lines;

  it("of the calendar show the first player and the differences from the standard game", () => {
    expect(lines("calendar")?.join(" ")).toMatch(/Ben begins.* option-eclipse: option-eclipse-dark$/);
  });

  it("of discovery tiles show the numbers in the stack and the discard pile", () => {
    expect(lines("dvp")?.join(" ")).toMatch(/12 tiles; discarded: 2/);
    expect(lines("t01")).toEqual([]);
  });
});
