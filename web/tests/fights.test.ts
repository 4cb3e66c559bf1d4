import { describe, expect, it } from "vitest";
import { counted, facts, gearLevel, told } from "../src/boards/chichen-itza/plain/facts";
import { placing, samePrice, soft } from "../src/boards/plain/action-grid";
import { latestFight } from "../src/boards/plain/story";
import type { Happened, TableEvent } from "../src/net/protocol";

const happened = (event: string, numbers: Record<string, number> = {}, words = event): Happened => ({
  event: { event, rule: "", ...numbers } as TableEvent,
  words,
});

describe("the story of a fight", () => {
  const fight = [
    happened("placed", { seat: 0 }),
    happened("met", { seat: 0, creature: 0, strength: 3 }),
    happened("forces", { seat: 0, amount: 5 }),
    happened("phase", { phase: 4 }, "Phase: melee 1."),
    happened("rolled", { seat: 0, face: 1 }),
    happened("rolled", { seat: 0, face: 6 }),
    happened("rolled-again", { seat: 0, amount: 2 }),
    happened("spent", { seat: 0 }, "one luck"),
    happened("rolled", { seat: 0, face: 2 }),
    happened("rolled", { seat: 0, face: 3 }),
    happened("scored-hits", { seat: 0, amount: 1 }),
    happened("creature-rolled", { amount: 2, coins: 1 }, "The snake rolls 2 hits."),
    happened("warriors-lost", { seat: 0, amount: 2 }, "Ana loses 2 warriors."),
    happened("phase", { phase: 5 }, "Phase: melee 2."),
    happened("rolled", { seat: 0, face: 1 }),
  ];
  const ended = [
    ...fight,
    happened("scored-hits", { seat: 0, amount: 1 }),
    happened("defeated", { seat: 0 }),
    happened("took", { seat: 0 }),
    happened("gem", { seat: 0 }),
    happened("placed", { seat: 1 }),
    happened("gained", { seat: 1 }),
  ];

  it("has the dice of each phase, those that were thrown again apart, and what they cost", () => {
    const [first, second] = latestFight(fight, 0)!.phases;
    expect(first!.throws).toEqual([
      { seat: 0, faces: [1, 6], hits: null, again: true },
      { seat: 0, faces: [2, 3], hits: 1, again: false },
      {
        seat: -1,
        faces: [],
        hits: null,
        again: false,
        symbols: ["hit", "hit", "coin"],
        words: "The snake rolls 2 hits.",
      },
    ]);
    expect(first!.lines).toEqual(["one luck", "Ana loses 2 warriors."]);
    expect(second!.throws[0]!.faces).toEqual([1]);
  });

  it("shows with which symbol a creature hits: the shaman throws stones", () => {
    const drawn = (numbers: Record<string, number>) =>
      latestFight([happened("met", { seat: 0 }), happened("phase"), happened("creature-rolled", numbers)], 0)!
        .phases[0]!.throws[0]!.symbols;
    expect(drawn({ amount: 2, shields: 0, coins: 0, symbol: 2 })).toEqual(["stone", "stone"]);
    expect(drawn({ amount: 1, shields: 0, coins: 0, symbol: 3 })).toEqual(["fire"]);
    expect(drawn({ amount: 1, shields: 1, coins: 0, symbol: 1 })).toEqual(["ranged", "shield"]);
    expect(drawn({ amount: 1, shields: 0, coins: 1, symbol: 0 })).toEqual(["hit", "coin"]);
  });

  it("goes on until it is decided, and ends with its spoils", () => {
    expect(latestFight(fight, 0)).toMatchObject({ results: [], won: null, forces: ["forces"] });
    expect(latestFight(ended, 0)).toMatchObject({
      results: ["defeated", "took", "gem"],
      won: true,
      lost: new Map([[0, 2]]),
    });
  });

  it("is won by the defender who holds the place", () => {
    const attack = (end: Happened) =>
      latestFight([happened("attacked", { seat: 1, other_seat: 0 }), happened("phase", {}), end], 0)!.won;
    expect(attack(happened("held", { seat: 0 }))).toBe(false);
    expect(attack(happened("defender-fell", { seat: 0 }))).toBe(true);
    expect(attack(happened("withdrew", { seat: 1 }))).toBe(false);
  });

  it("is nobody else's", () => {
    expect(latestFight(ended, 1)).toBeNull();
  });
});

describe("the action board", () => {
  const offers = new Map(
    Object.entries({
      "place war-favor war": "Declare war, for 4 coins",
      "place war-favor favor": "Gain favour, for 3 coins",
      "place war": "Declare war, for 1 coin",
      "place coins": "Take coins, for free",
    }).map(([word, words]) => [word, { chain: [word], words }]),
  );

  it("finds what a tile and what one of its actions means", () => {
    expect(placing(offers, "war-favor")).toEqual(["place war-favor war", "place war-favor favor"]);
    expect(placing(offers, "war-favor", "favor")).toEqual(["place war-favor favor"]);
    expect(placing(offers, "war")).toEqual(["place war"]);
  });

  it("parts long words at their seams", () => {
    expect([soft("Wasserbewegung"), soft("reinforcement"), soft("Gunst")]).toEqual([
      "Wasser\u00adbewegung",
      "reinforce\u00adment",
      "Gunst",
    ]);
  });

  it("says what it costs the one who asks", () => {
    expect([samePrice([3]), samePrice([0, 0])]).toEqual([3, 0]);
    expect([samePrice([2, 7]), samePrice([]), samePrice(null)]).toEqual([null, null, null]);
  });
});

describe("facts of Chichén Itzá", () => {
  const gears = {
    defense: { value: [0, 1, 1, 2, 2, 3] },
    melee: { hit_max: [1, 1, 2] },
    ranged: { movement: [1, 2], attacks: [0, 1], hit_max: 2 },
    magic: { stone: [1, -1], fire: [1, -1], stone_hit_max: 4, fire_hit_max: 3 },
  };
  const box = {
    gears,
    creatures: [{ id: "snake", strengths: [1, 1, 2], light_die: [["hit"], []], dark_die: [["hit", "coin"]] }],
  };

  it("count strengths and tell levels", () => {
    expect(counted([1, 1, 1, 2, 3, 3])).toBe("1 ×3, 2, 3 ×2");
    expect(gearLevel(gears, "melee", 3)).toContain("1–2");
    expect(gearLevel(gears, "magic", 2)).toContain("∞");
  });

  it("mark the level on which each seat stands", () => {
    const melee = facts(box, { seats: [{ gears: { melee: 3 } }, { gears: { melee: 1 } }] }).find(
      (table) => table.title === "melee",
    )!;
    expect(melee.rows.map((row) => row.seats)).toEqual([[1], [], [0], [], [], []]);
  });

  it("stand on the card of a creature", () => {
    const lines = told("snake", box, (id) => id);
    expect(lines[0]).toContain("1 ×2, 2");
    expect(lines[1]).toContain("hit · –");
    expect(lines[2]).toContain("hit + coin");
  });
});
