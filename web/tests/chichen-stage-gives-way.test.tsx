import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Table, WithTable } from "../src/boards/board";
import { type Shown, useFight } from "../src/boards/chichen-itza/fight/use-fight";
import type { Part } from "../src/boards/chichen-itza/words";
import type { Happened } from "../src/net/protocol";
import { speed } from "../src/state/settings";

const happened = (event: string, numbers: Record<string, number> = {}) =>
  ({ event: { event, ...numbers }, words: event }) as unknown as Happened;

const BEFORE = [happened("placed", { seat: 0 })];
const FIGHT = [
  ...BEFORE,
  happened("met", { seat: 0, place: 2, creature: 6, strength: 4 }),
  happened("forces", { seat: 0, amount: 4, heroes: 2 }),
  happened("withdrew", { seat: 0 }),
  happened("ruin", { seat: 0 }),
];

/**
 * Whether the stage stays visible after one of the viewer's own fights, if these are the answers to the
 * current question.
 */
function stays(covers: Part[], ...words: string[]): boolean {
  speed.value = "none";
  const page = document.createElement("div");
  let seen = false;
  const parts = new Set(covers);
  function Board() {
    seen = useFight(parts).fight !== null;
    return null;
  }
  const show = (events: Happened[], asked: number) =>
    act(() => {
      const offers = new Map(words.map((word) => [word, { chain: [word], words: word }]));
      const view = { seats: [{ shields: 0 }], moving_group: null };
      const question = { kind: "", number: asked, numbers: [] };
      const table = { view, events, viewer: 0, question, offers, hinted: new Set(), preview: null };
      render(
        <WithTable table={table as unknown as Table}>
          <Board />
        </WithTable>,
        page,
      );
    });
  show(BEFORE, 1);
  show(FIGHT, 2);
  render(null, page);
  return seen;
}

/** The stage of one of the viewer's own fights, which has just ended with another question for the viewer. */
function ended(pace: "none" | "calm") {
  vi.useFakeTimers();
  speed.value = pace;
  const page = document.createElement("div");
  let fight: Shown | null = null;
  const parts = new Set<Part>(["map", "cards"]);
  function Board() {
    fight = useFight(parts).fight;
    return null;
  }
  const show = (events: Happened[], asked: number) =>
    act(() => {
      const view = { seats: [{ shields: 0 }], moving_group: null };
      const question = { kind: "", number: asked, numbers: [] };
      const offers = new Map();
      const table = { view, events, viewer: 0, question, offers, hinted: new Set(), preview: null };
      render(
        <WithTable table={table as unknown as Table}>
          <Board />
        </WithTable>,
        page,
      );
    });
  show(BEFORE, 1);
  show(FIGHT, 2);
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  while ((fight as Shown | null)?.playing) wait(50);
  return { fight: () => fight, wait, close: () => render(null, page) };
}

describe("the stage of a fight that has just ended", () => {
  afterEach(() => vi.useRealTimers());

  it("does not close while the pointer moves over it", () => {
    const { fight, wait, close } = ended("none");
    wait(5900);
    fight()?.keep();
    wait(1400);
    expect(fight()).not.toBeNull();
    wait(200);
    expect(fight()).toBeNull();
    close();
  });

  it("uncovers the board for the next question soon after an animated end", () => {
    const { fight, wait, close } = ended("calm");
    wait(2000);
    expect(fight()).not.toBeNull();
    wait(400);
    expect(fight()).toBeNull();
    close();
  });
});

describe("the stage of a finished fight", () => {
  it("gives way to answers below it", () => {
    expect(stays(["map", "cards"], "recruit b")).toBe(false);
    expect(stays(["map", "cards"], "take g01")).toBe(false);
    expect(stays(["map", "cards"], "scout p03")).toBe(false);
    expect(stays(["map", "cards", "boards"], "raise magic")).toBe(false);
  });

  it("stays if all answers are next to it", () => {
    expect(stays(["map", "cards"], "place coins")).toBe(true);
    expect(stays(["map", "cards"], "raise magic")).toBe(true);
    expect(stays(["map", "cards", "boards"], "place coins", "idol coins")).toBe(true);
  });
});
