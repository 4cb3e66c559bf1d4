import { describe, expect, it } from "vitest";
import { sceneAt } from "../src/boards/chichen-itza/fight/scene";
import { fightsFrom, latestFight } from "../src/boards/chichen-itza/fight/story";
import type { ChichenView } from "../src/boards/chichen-itza/view";
import type { Happened } from "../src/net/protocol";

function happened(event: string, numbers: Record<string, number> = {}): Happened {
  return { event: { event, ...numbers }, words: event } as unknown as Happened;
}

const KUKULKAN = [
  happened("placed", { seat: 0 }),
  happened("met", { seat: 0, place: 2, creature: 6, strength: 4, round: 3 }),
  happened("forces", { seat: 0, amount: 4, heroes: 2 }),
  happened("phase", { phase: 2 }),
  happened("creature-rolled", { creature: 6, face: 5, amount: 0, symbol: 3, total: 0 }),
  happened("phase", { phase: 4 }),
  happened("rolled", { seat: 0, face: 1 }),
  happened("rolled", { seat: 0, face: 3 }),
  happened("rolled-again", { seat: 0, amount: 2 }),
  happened("spent", { seat: 0, good: 1, amount: 1 }),
  happened("rolled", { seat: 0, face: 6 }),
  happened("rolled", { seat: 0, face: 1 }),
  happened("scored-hits", { seat: 0, amount: 1, faces: 0b110, follow_faces: 0 }),
  happened("creature-rolled", { creature: 6, face: 3, amount: 1, symbol: 3, total: 1 }),
  happened("creature-rolled", { creature: 6, face: 6, amount: 0, symbol: 3, total: 1 }),
  happened("hearts-lost", { amount: 1, left: 3 }),
  happened("warriors-lost", { seat: 0, amount: 1 }),
];
const VIEW = { moving_group: null, seats: [{ shields: 1 }, { shields: 0 }] } as unknown as ChichenView;

describe("the story of a fight", () => {
  it("keeps its round after the next one has begun", () => {
    const fourth = happened("round", { round: 4 });
    const held = happened("city-held", { seat: 0 });
    expect(latestFight([...KUKULKAN, held, fourth])!.round).toBe(3);
    expect(latestFight(KUKULKAN)!.round).toBe(3);
  });

  it("no longer counts a creature's roll that was rerolled", () => {
    const again = happened("creature-rolled", { creature: 6, face: 2, amount: 2, symbol: 3, total: 2 });
    const rolled = KUKULKAN.slice(0, 14);
    const fight = latestFight([...rolled, again])!;
    expect(sceneAt(fight, fight.steps.length, VIEW)).toMatchObject({ faces: [3, 2], creatureHits: 2 });
  });

  it("is over once a later turn has begun, however it ended", () => {
    expect(latestFight(KUKULKAN)!.over).toBe(false);
    expect(latestFight([...KUKULKAN, happened("placed", { seat: 1 })])!.over).toBe(true);
  });

  it("does not lose a fight that ended while another began", () => {
    const city = happened("city-attacked", { seat: 0, creature: 1, strength: 3 });
    const both = [...KUKULKAN, happened("withdrew", { seat: 0 }), happened("markers-back"), city];
    expect(fightsFrom(both, 1).map(({ place, over }) => [place, over])).toEqual([
      ["P03", true],
      ["city", false],
    ]);
    expect(fightsFrom(both, null).map(({ place }) => place)).toEqual(["city"]);
    expect(fightsFrom(both, 3).map(({ place }) => place)).toEqual(["city"]);
    expect(fightsFrom([], 3)).toEqual([]);
  });

  it("contains the sides, the place and the forces", () => {
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

  it("has separate steps: rolls, rerolls, hits, the creature, damage", () => {
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

  it("shows the state of the dice after each step", () => {
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

  it("shows a creature without the heart that a card took before the fight", () => {
    const events = KUKULKAN.slice(0, -2);
    const view = { ...VIEW, moving_group: { strength: 4, hearts: 3 } } as unknown as ChichenView;
    const before = latestFight(events)!;
    expect(sceneAt(before, 1, view)).toMatchObject({ hearts: 3, lostHearts: 1 });
    const hit = latestFight([...events, happened("hearts-lost", { amount: 2, left: 1 })])!;
    expect(sceneAt(hit, hit.steps.length - 1, VIEW)).toMatchObject({ hearts: 3, lostHearts: 1 });
    expect(sceneAt(hit, hit.steps.length, VIEW)).toMatchObject({ hearts: 1, lostHearts: 3 });
  });

  it("ends with its outcome and leaves out later events", () => {
    const fight = latestFight([
      ...KUKULKAN,
      happened("fell-to-creature", { seat: 0, creature: 6 }),
      happened("gained", { seat: 0 }),
      happened("placed", { seat: 1 }),
      happened("rolled", { seat: 1, face: 2 }),
    ])!;
    expect(fight.over).toBe(true);
    expect(fight.steps.at(-1)).toMatchObject({ is: "end", won: false });
  });

  it("of the defence of the city happens in the city", () => {
    expect(latestFight([happened("city-attacked", { seat: 2, creature: 0, strength: 2 })])).toMatchObject({
      place: "city",
      attacker: 2,
    });
  });

  it("of two players has two sides; if the defender holds, the attacker lost", () => {
    const fight = latestFight([
      happened("attacked", { seat: 1, other_seat: 0, place: 4 }),
      happened("wiped-out", { seat: 1 }),
      happened("held", { seat: 0, place: 4 }),
    ])!;
    expect(sceneAt(fight, 9, VIEW).sides.map((side) => side.seat)).toEqual([1, 0]);
    expect(fight.steps.map((step) => (step.is === "end" ? step.won : null))).toEqual([false, false]);
  });
});

describe("which dice hit", () => {
  const rolled = [
    happened("met", { seat: 0, place: 2, creature: 6, strength: 4 }),
    happened("forces", { seat: 0, amount: 4, heroes: 0 }),
    happened("phase", { phase: 0 }),
    happened("rolled", { seat: 0, face: 6 }),
    happened("rolled", { seat: 0, face: 2 }),
    happened("followed-up", { seat: 0, face: 6 }),
  ];
  it("follow the event, including follow-up dice", () => {
    const scored = happened("scored-hits", { seat: 0, amount: 1, faces: 0b1000000, follow_faces: 0b100 });
    const fight = latestFight([...rolled, scored])!;
    const [side] = sceneAt(fight, fight.steps.length, VIEW).sides;
    expect(side!.dice.map((die) => die.hit)).toEqual([true, false, false]);
    expect(side).toMatchObject({ hits: 1, hitsWith: [6] });
  });
  it("are undecided until the event arrives", () => {
    const fight = latestFight(rolled)!;
    const [side] = sceneAt(fight, fight.steps.length, VIEW).sides;
    expect(side!.dice.map((die) => die.hit)).toEqual([null, null, null]);
  });
  it("keep follow-up dice visible while the roll is being decided", () => {
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
