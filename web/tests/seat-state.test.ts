import { describe, expect, it } from "vitest";
import type { Shows } from "../src/net/protocol";
import { applyUpdate, eventsSinceLastTurn } from "../src/state/seat-state";

const shows = (part: Partial<Shows>): Shows => ({
  stream: { era: 0, last: 0 },
  kept: 0,
  events: [],
  table: {},
  entries: {},
  gone: [],
  asked: [],
  question: null,
  undo: false,
  over: false,
  scores: { unit: 1, totals: [], ranks: [], winners: [], sources: [], table: [] },
  standing: {},
  since: 0,
  notes: null,
  chance: null,
  outcome_back: 0,
  turn: -1,
  passed: [],
  ...part,
});
const happened = (words: string) => ({ event: { event: "x", rule: "" }, words });

describe("the state of a seat", () => {
  it("is updated by changes", () => {
    const first = applyUpdate(
      undefined,
      true,
      shows({ table: { day: 1, corn: 2 }, events: [happened("a")], notes: "n" }),
    );
    const next = applyUpdate(
      first,
      false,
      shows({ table: { day: 2 }, gone: ["corn"], kept: 1, events: [happened("b")] }),
    );
    expect(next.table).toEqual({ day: 2 });
    expect(next.events.map((one) => one.words)).toEqual(["a", "b"]);
    expect([first.fresh, next.fresh, next.notes]).toEqual([0, 1, "n"]);
  });

  it("keeps the entries of a list that did not change", () => {
    const seats = [{ corn: 1 }, { corn: 2 }, { corn: 3 }];
    const first = applyUpdate(undefined, true, shows({ table: { seats } }));
    const next = applyUpdate(first, false, shows({ entries: { seats: { 1: { corn: 5 } } } }));
    expect(next.table).toEqual({ seats: [{ corn: 1 }, { corn: 5 }, { corn: 3 }] });
    expect((next.table.seats as unknown[])[0]).toBe(seats[0]);
    expect(first.table).toEqual({ seats });
  });

  it("loses entries that were taken back", () => {
    const first = applyUpdate(
      undefined,
      true,
      shows({ events: [happened("a"), happened("b"), happened("c")] }),
    );
    const next = applyUpdate(first, false, shows({ kept: 1, events: [happened("d")] }));
    expect(next.events.map((one) => one.words)).toEqual(["a", "d"]);
  });

  it("counts as news the events since its own turn ended, except the start of its next turn", () => {
    const turn = { event: { event: "turn", rule: "", seat: 0 }, words: "my turn" };
    const first = applyUpdate(
      undefined,
      true,
      shows({ stream: { era: 0, last: 1 }, events: [happened("mine")], since: 1, table: { day: 1 } }),
    );
    const next = applyUpdate(
      first,
      false,
      shows({
        stream: { era: 0, last: 4 },
        kept: 1,
        events: [happened("my end"), happened("theirs"), turn],
        since: 2,
        table: { day: 2 },
      }),
    );
    expect(eventsSinceLastTurn(next, 0).map((one) => one.words)).toEqual(["theirs"]);
    expect(eventsSinceLastTurn(next, 1).map((one) => one.words)).toEqual(["theirs", "my turn"]);
    expect(next.was).toBeNull(); // the actions of others have already changed the view
  });

  it("keeps the view at the end of its own turn if only the next turn is named afterwards", () => {
    const first = applyUpdate(
      undefined,
      true,
      shows({ stream: { era: 0, last: 1 }, events: [happened("mine")], since: 1, table: { day: 1 } }),
    );
    const turn = { event: { event: "turn", rule: "", seat: 1 }, words: "their turn" };
    const ended = { stream: { era: 0, last: 3 }, kept: 1, events: [happened("my end"), turn], since: 2 };
    expect(applyUpdate(first, false, shows({ ...ended, table: { day: 2 } })).was).toEqual({ day: 2 });
  });

  it("keeps its news during its own turn, even when an answer is taken back", () => {
    const at = (last: number, kept: number, part: Partial<Shows>) =>
      shows({ stream: { era: 0, last }, kept, ...part });
    const words = (state: ReturnType<typeof applyUpdate>) =>
      eventsSinceLastTurn(state, 0).map((one) => one.words);
    const before = applyUpdate(
      undefined,
      true,
      at(1, 0, { events: [happened("mine")], since: 1, turn: 1, table: { corn: 1 } }),
      0,
    );
    const asked = applyUpdate(
      before,
      false,
      at(2, 1, { events: [happened("theirs")], since: 1, turn: 0, table: { corn: 2 } }),
      0,
    );
    const answered = applyUpdate(
      asked,
      false,
      at(3, 2, { events: [happened("mine again")], since: 3, turn: 0, table: { corn: 9 } }),
      0,
    );
    const undone = applyUpdate(answered, false, at(2, 2, { since: 2, turn: 0, table: { corn: 2 } }), 0);
    for (const state of [asked, answered, undone]) expect(words(state)).toEqual(["theirs"]);
    expect([answered.news.was, answered.news.after?.table]).toEqual([{ corn: 1 }, { corn: 2 }]);
    const others = applyUpdate(
      undone,
      false,
      at(4, 2, { events: [happened("mine"), happened("their next")], since: 3, turn: 0 }),
      0,
    );
    expect(words(others)).toEqual(["their next"]);
  });
});
