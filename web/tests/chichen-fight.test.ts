import { describe, expect, it } from "vitest";
import { sceneAt } from "../src/boards/chichen-itza/fight/scene";
import { fightsFrom, latestFight } from "../src/boards/chichen-itza/fight/story";
import type { ChichenView } from "../src/boards/chichen-itza/view";
import type { Happened } from "../src/net/protocol";

function told(event: string, numbers: Record<string, number> = {}): Happened {
  return { event: { event, ...numbers }, words: event } as unknown as Happened;
}

const KUKULKAN = [
  told("placed", { seat: 0 }),
  told("met", { seat: 0, place: 2, creature: 6, strength: 4, round: 3 }),
  told("forces", { seat: 0, amount: 4, heroes: 2 }),
  told("phase", { phase: 2 }),
  told("creature-rolled", { creature: 6, face: 5, amount: 0, symbol: 3, total: 0 }),
  told("phase", { phase: 4 }),
  told("rolled", { seat: 0, face: 1 }),
  told("rolled", { seat: 0, face: 3 }),
  told("rolled-again", { seat: 0, amount: 2 }),
  told("spent", { seat: 0, good: 1, amount: 1 }),
  told("rolled", { seat: 0, face: 6 }),
  told("rolled", { seat: 0, face: 1 }),
  told("scored-hits", { seat: 0, amount: 1, faces: 0b110, follow_faces: 0 }),
  told("creature-rolled", { creature: 6, face: 3, amount: 1, symbol: 3, total: 1 }),
  told("creature-rolled", { creature: 6, face: 6, amount: 0, symbol: 3, total: 1 }),
  told("hearts-lost", { amount: 1, left: 3 }),
  told("warriors-lost", { seat: 0, amount: 1 }),
];
const VIEW = { moving_group: null, seats: [{ shields: 1 }, { shields: 0 }] } as unknown as ChichenView;

describe("the story of a fight", () => {
  it("keeps the round it happened in when the next one has begun", () => {
    const fourth = told("round", { round: 4 });
    const held = told("city-held", { seat: 0 });
    expect(latestFight([...KUKULKAN, held, fourth])!.round).toBe(3);
    expect(latestFight(KUKULKAN)!.round).toBe(3);
  });

  it("counts a roll of the creature that was rolled again no more", () => {
    const again = told("creature-rolled", { creature: 6, face: 2, amount: 2, symbol: 3, total: 2 });
    const rolled = KUKULKAN.slice(0, 14);
    const fight = latestFight([...rolled, again])!;
    expect(sceneAt(fight, fight.steps.length, VIEW)).toMatchObject({ faces: [3, 2], creatureHits: 2 });
  });

  it("is over when a later turn has begun, whatever ended it", () => {
    expect(latestFight(KUKULKAN)!.over).toBe(false);
    expect(latestFight([...KUKULKAN, told("placed", { seat: 1 })])!.over).toBe(true);
  });

  it("lets no fight pass that ended while another began", () => {
    const city = told("city-attacked", { seat: 0, creature: 1, strength: 3 });
    const both = [...KUKULKAN, told("withdrew", { seat: 0 }), told("markers-back"), city];
    expect(fightsFrom(both, 1).map(({ place, over }) => [place, over])).toEqual([
      ["P03", true],
      ["city", false],
    ]);
    expect(fightsFrom(both, null).map(({ place }) => place)).toEqual(["city"]);
    expect(fightsFrom(both, 3).map(({ place }) => place)).toEqual(["city"]);
    expect(fightsFrom([], 3)).toEqual([]);
  });

  it("knows who fights whom, where and with what", () => {
    const fight = latestFight(KUKULKAN)!;
    expect(fight).toMatchObject({
      attacker: 0,
      foe: null,
      creature: "kukulkan",
      strength: 4,
      place: "P03",
      over: false,
    });
    expect(fight.forces).toEqual([{ seat: 0, warriors: 4, heroes: ["b"] }]);
  });

  it("lies in steps of their own: rolls, rolls again, hits, the creature, damage", () => {
    const steps = latestFight(KUKULKAN)!.steps.map((step) => step.is);
    expect(steps).toEqual([
      "phase",
      "creature",
      "phase",
      "roll",
      "again",
      "roll",
      "hits",
      "creature",
      "creature",
      "damage",
      "damage",
    ]);
  });

  it("shows after each step what lies there then", () => {
    const fight = latestFight(KUKULKAN)!;
    const rolled = sceneAt(fight, 4, VIEW);
    expect(rolled.sides[0]!.dice.map((die) => die.face)).toEqual([1, 3]);
    expect(rolled.sides[0]!.dice.every((die) => die.fresh)).toBe(true);
    const again = sceneAt(fight, 7, VIEW);
    expect(again.sides[0]).toMatchObject({ before: [1, 3], hits: 1, warriors: 4 });
    expect(again.sides[0]!.dice.map((die) => die.hit)).toEqual([false, true]);
    const last = sceneAt(fight, fight.steps.length, VIEW);
    expect(last).toMatchObject({
      hearts: 3,
      lostHearts: 1,
      faces: [3, 6],
      creatureHits: 1,
      phase: "melee-1",
    });
    expect(last.sides[0]).toMatchObject({ warriors: 3, lostWarriors: 1, heroes: ["b"] });
  });

  it("ends with its outcome and leaves out what comes then", () => {
    const fight = latestFight([
      ...KUKULKAN,
      told("fell-to-creature", { seat: 0, creature: 6 }),
      told("gained", { seat: 0 }),
      told("placed", { seat: 1 }),
      told("rolled", { seat: 1, face: 2 }),
    ])!;
    expect(fight.over).toBe(true);
    expect(fight.steps.at(-1)).toMatchObject({ is: "end", won: false });
  });

  it("of the defence of the city happens in the city", () => {
    expect(latestFight([told("city-attacked", { seat: 2, creature: 0, strength: 2 })])).toMatchObject({
      place: "city",
      attacker: 2,
    });
  });

  it("of two players has two sides; what the defender holds, the attacker lost", () => {
    const fight = latestFight([
      told("attacked", { seat: 1, other_seat: 0, place: 4 }),
      told("wiped-out", { seat: 1 }),
      told("held", { seat: 0, place: 4 }),
    ])!;
    expect(sceneAt(fight, 9, VIEW).sides.map((side) => side.seat)).toEqual([1, 0]);
    expect(fight.steps.map((step) => (step.is === "end" ? step.won : null))).toEqual([false, false]);
  });
});

describe("which dice hit", () => {
  const rolled = [
    told("met", { seat: 0, place: 2, creature: 6, strength: 4 }),
    told("forces", { seat: 0, amount: 4, heroes: 0 }),
    told("phase", { phase: 0 }),
    told("rolled", { seat: 0, face: 6 }),
    told("rolled", { seat: 0, face: 2 }),
    told("followed-up", { seat: 0, face: 6 }),
  ];
  it("is what the table says, also of follow-up dice", () => {
    const scored = told("scored-hits", { seat: 0, amount: 1, faces: 0b1000000, follow_faces: 0b100 });
    const fight = latestFight([...rolled, scored])!;
    const [side] = sceneAt(fight, fight.steps.length, VIEW).sides;
    expect(side!.dice.map((die) => die.hit)).toEqual([true, false, false]);
    expect(side).toMatchObject({ hits: 1, hitsWith: [6] });
  });
  it("is open until it is said", () => {
    const fight = latestFight(rolled)!;
    const [side] = sceneAt(fight, fight.steps.length, VIEW).sides;
    expect(side!.dice.map((die) => die.hit)).toEqual([null, null, null]);
  });
  it("keeps follow-up dice in sight while the roll is being decided", () => {
    const fight = latestFight(rolled)!;
    const live = { ...VIEW, moving_group: { roller_seat: 0, dice: [6, 2], hit_faces: [6] } } as never;
    const [side] = sceneAt(fight, fight.steps.length, live).sides;
    expect(side!.dice.map(({ face, followUp }) => [face, followUp])).toEqual([
      [6, false],
      [2, false],
      [6, true],
    ]);
  });
});
