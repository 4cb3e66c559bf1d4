import { describe, expect, it } from "vitest";
import type { AnswerOdds, Imagined, Previewed } from "../src/net/protocol";
import { ofImagined, ofPreviewed, ofProspect } from "../src/state/previews";
import { chainKey, patched, withPart } from "../src/state/prospects";
import { part, prospect } from "./asked";

const noOdds = (text: string): AnswerOdds => ({
  text,
  outcomes: [],
  means: {},
  exact: true,
  samples: 0,
  good: 0,
  good_percent: "0",
  goal: "",
  assumes: [],
});

describe("prospects", () => {
  it("grow part by part", () => {
    const first = withPart(undefined, part({ answers: [prospect(["a"])], payments: [] }));
    expect(first).toMatchObject({ done: false, payments: [], chains: [] });
    const chains = [{ chain: ["a", "b"], words: [], note: "", click: true, gives_up: false }];
    const second = withPart(first, part({ part: 1, chains, answers: [prospect(["a", "b"])] }));
    expect([...second.byChain.keys()]).toEqual(["a", chainKey(["a", "b"])]);
    expect(withPart(second, part({ part: 2, done: true }))).toMatchObject({ done: true, chains });
  });

  it("start again with part 0, and with another question", () => {
    const had = withPart(undefined, part({ answers: [prospect(["a"])] }));
    expect([...withPart(had, part({ answers: [prospect(["b"])] })).byChain.keys()]).toEqual(["b"]);
    const next = withPart(had, part({ question: 2, part: 1, answers: [prospect(["c"])] }));
    expect([...next.byChain.keys()]).toEqual(["c"]);
  });

  it("stop waiting for payments if they were refused", () => {
    expect(withPart(undefined, part({ done: true, cut: true })).payments).toEqual([]);
  });

  it("collect the odds of answers, which come last", () => {
    const first = withPart(undefined, part({ places: { "1a1": { points: 4 } }, odds: [noOdds("go t1")] }));
    const all = withPart(first, part({ part: 1, odds: [noOdds("go t2")] }));
    expect([...all.odds.keys()]).toEqual(["go t1", "go t2"]);
    expect(all.places).toEqual({ "1a1": { points: 4 } });
  });

  it("collect the odds of risks that exist with every answer", () => {
    const city = noOdds("city-attack");
    const first = withPart(undefined, part({ open_odds: [city] }));
    expect(withPart(first, part({ part: 1, done: true })).openOdds.get("city-attack")).toEqual(city);
    expect(withPart(first, part({ question: 2 })).openOdds.size).toBe(0);
  });
});

describe("a patch", () => {
  const view = {
    day: 1,
    seats: [
      { corn: 3, tiles: ["a"] },
      { corn: 2, tiles: [] },
    ],
    gone: true,
  };

  it("changes the values that it names and shares the rest", () => {
    const after = patched(view, [
      { at: ["seats", 0, "corn"], to: 1, gone: false },
      { at: ["gone"], to: null, gone: true },
    ]);
    expect(after).toEqual({
      day: 1,
      seats: [
        { corn: 1, tiles: ["a"] },
        { corn: 2, tiles: [] },
      ],
    });
    expect((after.seats as unknown[])[1]).toBe(view.seats[1]);
    expect(view.seats[0]!.corn).toBe(3);
  });

  it("shows the table after an answer", () => {
    const patch = [{ at: ["day"], to: 2, gone: false }];
    expect(ofProspect(prospect(["stop"], { patch, points: [0, 3] }), view)).toMatchObject({
      table: { day: 2 },
      points: [0, 3],
      ends: "",
      costs: false,
    });
  });
});

it("pushed answers and previews both say whether something is at stake", () => {
  expect(ofProspect(prospect(["go t1"], { at_stake: true }), {}).atStake).toBe(true);
  expect(ofProspect(prospect(["go t1"]), {}).atStake).toBe(false);
});

it("a requested preview contains its own gains, endings and costs", () => {
  const shown = {
    points: [2, 0],
    ends: "turn",
    costs: true,
    later: [],
    at_stake: false,
  } as unknown as Previewed;
  expect(ofPreviewed(shown)).toMatchObject({ points: [2, 0], ends: "turn", costs: true });
});

it("a planned turn is only a preview", () => {
  const shown = { points: [2, 0], end: "asked" } as unknown as Imagined;
  expect(ofImagined(shown)).toMatchObject({ points: [2, 0], later: [], ends: "", costs: false });
});
