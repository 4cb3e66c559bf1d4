import { describe, expect, it } from "vitest";
import { ghosts, movedArmies, piecesIn } from "../src/boards/azteca/map/pieces";
import { endingOf } from "../src/boards/azteca/panels/ending";
import { lastJudgement } from "../src/boards/azteca/panels/judgement";
import { lastBattle } from "../src/boards/azteca/panels/story";
import type { AreaView, AztecaView } from "../src/boards/azteca/view";
import { areaWords, cardWords, isButton, lakeWords, placeNumber } from "../src/boards/azteca/words";
import type { Happened } from "../src/net/protocol";

const happened = (event: string, numbers: Record<string, number> = {}): Happened => ({
  event: { event, rule: "", ...numbers },
  words: event,
});
const area = (id: string, parts: Partial<AreaView> = {}): AreaView =>
  ({ id, kind: "inner", armies: [], pochtecas: [], owner: null, ...parts }) as AreaView;
const view = (parts: Partial<AztecaView> = {}): AztecaView =>
  ({
    phase: "pochtecas",
    slips: [],
    ordered: {},
    sailing: {},
    areas: [],
    lakes: [],
    seats: [],
    ...parts,
  }) as unknown as AztecaView;

describe("answers on the map", () => {
  it("begin with those for the question, so that a place can explain why it is unavailable", () => {
    expect(areaWords(area("11"), 0, "Order")[0]).toBe("order 11");
    expect(areaWords(area("11"), 0, "Retreat")[0]).toBe("retreat 11");
    expect(lakeWords("S4", 2, "Sail")[0]).toBe("sail s4");
  });

  it("name own pieces by their letters and other seats' pieces by their seats", () => {
    const here = area("7", {
      armies: [
        { seat: 0, army: "b", units: 2 },
        { seat: 1, army: "a", units: 1 },
      ],
      pochtecas: [{ seat: 1, letter: "c", spy: false }],
    });
    const words = areaWords(here, 0);
    expect(words).toContain("activate b");
    expect(words).toContain("alliance 1 a");
    expect(words).toContain("assassination 1 c");
    expect(words).not.toContain("activate a");
  });

  it("leave buttons only for answers without a place", () => {
    for (const word of ["pass", "stop", "yes", "fight on", "join attacker", "retreat reserve"])
      expect(isButton(word)).toBe(true);
    for (const word of [
      "go 7",
      "order exp",
      "buy ship",
      "lose jaguar a",
      "3",
      "raid",
      "activate a",
      "retreat 7",
    ])
      expect(isButton(word)).toBe(false);
  });

  it("have the number of the place they name", () => {
    expect(["go 7", "order 11", "retreat 21", "sail s4", "attack s2 1"].map(placeNumber)).toEqual([
      "7",
      "11",
      "21",
      "S4",
      "S2",
    ]);
    expect(["order exp", "retreat reserve", "activate a", "3", "dike reserve"].map(placeNumber)).toEqual(
      Array(5).fill(null),
    );
  });

  it("name the cards of a hand by all their uses", () => {
    const offers = ["reinforcements attacker", "reinforcements defender", "discard raid", "pass"];
    expect(cardWords("reinforcements", offers)).toHaveLength(2);
    expect(cardWords("raid", offers)).toEqual(["discard raid"]);
  });
});

describe("ghosts", () => {
  it("appear at the destinations of sealed orders, each pochteca with its letter", () => {
    const found = ghosts(view({ ordered: { a: "11", c: "exp" } }), 0);
    expect(found.get("11")).toMatchObject([{ is: "pochteca", letter: "a", ghost: true }]);
    expect(found.get("exp")).toMatchObject([{ letter: "c" }]);
  });

  it("count ships that sail to the same lake", () => {
    const found = ghosts(view({ phase: "lakes", sailing: { S4: 2, S1: 1 } }), 0);
    expect(found.get("s4")).toMatchObject([{ is: "ship", n: 2 }]);
    expect(found.get("s1")).toMatchObject([{ is: "ship", n: 1 }]);
  });

  it("show an army at its previewed place", () => {
    const army = { seat: 0, army: "a", units: 3 };
    const now = view({ areas: [area("1", { armies: [army] }), area("2")] });
    const then = view({ areas: [area("1"), area("2", { armies: [army] })] });
    expect([...movedArmies(now, then).keys()]).toEqual(["2"]);
  });
});

it("in a capital are armies with soldiers, Reserve, ships and one sign for the pochtecas", () => {
  const seats = [
    {
      capital: "23",
      boxes: { reserve: { units: 4 } },
    },
  ] as unknown as AztecaView["seats"];
  const waiting = [{ ships: 2, pochtecas: ["a", "c"] }];
  const home = area("23", {
    kind: "capital",
    armies: [
      { seat: 0, army: "a", units: 0 },
      { seat: 0, army: "b", units: 2 },
    ],
  });
  expect(piecesIn(view({ seats, waiting }), home)).toMatchObject([
    { is: "army", letter: "b" },
    { is: "reserve", n: 4 },
    { is: "ship", n: 2 },
    { is: "pochteca", letter: "2", letters: ["a", "c"] },
  ]);
});

describe("past events", () => {
  it("include the last judgement with its offerings and consequences", () => {
    const events = [
      happened("phase"),
      happened("offered", { seat: 0, sp: 3 }),
      happened("offered", { seat: 1, sp: 1 }),
      happened("judged", { die: 4, offering: 4, value: 10, descends: 1 }),
      happened("stair", { step: 1 }),
      happened("round"),
    ];
    const found = lastJudgement(events)!;
    expect(found.offered).toEqual([
      { seat: 0, sp: 3 },
      { seat: 1, sp: 1 },
    ]);
    expect([found.offering + found.die, found.value, found.descends]).toEqual([8, 10, true]);
    expect(found.after).toEqual(["stair"]);
    expect(lastJudgement([happened("phase")])).toBeNull();
  });

  it("include the end: gifts from the smallest on, the winner, or that all have lost", () => {
    const seats = [{ given: 9 }, { given: 4 }] as unknown as AztecaView["seats"];
    const top = endingOf(view({ seats, outcome: "pyramid", winners: [0] }));
    expect(top).toEqual({
      lost: false,
      timeOver: false,
      gifts: [
        { seat: 1, sp: 4 },
        { seat: 0, sp: 9 },
      ],
      winners: [0],
    });
    const lost = view({ seats: [], outcome: "hell", winners: [] });
    expect(endingOf(lost)).toEqual({ lost: true, timeOver: false, gifts: [], winners: [] });
    expect(endingOf({ ...lost, outcome: "time-over" })).toMatchObject({ lost: true, timeOver: true });
  });

  it("include the last battle of this phase only", () => {
    const events = [happened("battle"), happened("battle-won"), happened("phase")];
    expect(lastBattle(events)).toEqual([]);
    const last = lastBattle([...events, happened("battle"), happened("rolled"), happened("battle-won")]);
    expect(last.map(({ words }) => words)).toEqual(["battle", "battle-won"]);
  });
});
