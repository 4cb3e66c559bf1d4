import { describe, expect, it } from "vitest";
import { chichenFlights } from "../src/boards/chichen-itza/flights";
import { newsOf } from "../src/boards/chichen-itza/notices";
import { partOf, placeWords } from "../src/boards/chichen-itza/words";
import type { Happened, TableEvent } from "../src/net/protocol";

function happened(event: string, numbers: Record<string, number> = {}): TableEvent {
  return { event, ...numbers } as unknown as TableEvent;
}

describe("news on the board", () => {
  it("is shown at its place, with a mark if only the viewer knows it", () => {
    const events = [
      happened("scouted", { seat: 1, tile: 4 }),
      happened("saw-strength", { seat: 1, tile: 4, strength: 3 }),
      happened("treasure", { seat: 1, treasure: 3 }),
    ];
    const { marks } = newsOf(events.map((event): Happened => ({ event, words: "" }) as unknown as Happened));
    expect(marks.map(({ at, signs, text, secret }) => [at, signs, text, secret])).toEqual([
      ["P05", ["scout"], "", false],
      ["P05", ["heart"], "3", true],
      ["P05", ["dice", "coins"], "", false],
    ]);
  });

  it("shows the card that a seat received", () => {
    const events = [{ event: happened("god-drawn", { seat: 2, god: 8 }), words: "" } as unknown as Happened];
    expect(newsOf(events).cards).toEqual([{ id: "G09", seat: 2 }]);
  });

  it("shows bonuses of the star and new god cards on offer one after the other", () => {
    const events = [
      happened("star", { seat: 1, line: 0 }),
      happened("star", { seat: 1, line: 5 }),
      happened("god-renewed", { god: 0 }),
    ];
    const { cards } = newsOf(events.map((event) => ({ event, words: "" }) as unknown as Happened));
    expect(cards).toEqual([
      { id: "yellow-green", seat: 1 },
      { id: "green-red", seat: 1 },
      { id: "G01", seat: -1 },
    ]);
  });
});

describe("a changed part of the board", () => {
  const changed = (event: string, numbers: Record<string, number>) =>
    newsOf([{ event: happened(event, numbers), words: "" } as unknown as Happened]);
  it("glows: a gear, a line of the star, a task, a price", () => {
    expect(changed("raised", { seat: 1, gear: 2 }).changed).toEqual([
      '.player-board[data-seat="1"] .gear-ranged',
    ]);
    expect(changed("star", { seat: 0, line: 5 }).changed).toEqual([
      '.player-board[data-seat="0"] [data-about="green-red"]',
    ]);
    expect(changed("claimed", { seat: 0, task: 4 }).changed).toEqual(['.task[data-about="T05"]']);
    expect(changed("cost-renewed", { marker: 1, cost: 3 }).changed).toEqual([".cost-disc"]);
  });
  it("is marked over the city after an attack", () => {
    expect(changed("city-held", { seat: 0, points: 4 }).marks).toMatchObject([{ at: "city", text: "+4" }]);
    expect(changed("city-lost", { seat: 0, points: -3 }).marks).toMatchObject([{ at: "city", text: "−3" }]);
  });
});

describe("travelling goods", () => {
  it("start at the tile that was taken, and are added up", () => {
    const flights = chichenFlights([
      happened("took", { seat: 0, place: 2 }),
      happened("gained", { seat: 0, good: 0, amount: 2 }),
      happened("gained", { seat: 0, good: 0, amount: 1 }),
    ]);
    expect(flights).toEqual([{ glyph: "coins", n: 3, from: '[data-about="P03"]', seat: 0 }]);
  });

  it("are paid to the chosen action", () => {
    expect(chichenFlights([happened("placed", { seat: 1, actiontile: 1, amount: 4 })])).toEqual([
      { glyph: "coins", n: 4, from: '[data-about="land-1"]', seat: 1, away: true },
    ]);
  });
});

describe("places", () => {
  it("first explain why they are no answer to the question", () => {
    expect(placeWords("P07", "PlaceScout")[0]).toBe("scout p07");
    expect(placeWords("P07")[0]).toBe("go p07");
    expect(new Set(placeWords("P07", "Reinforce")).size).toBe(placeWords("P07").length);
  });

  it("belong to a part of the table", () => {
    expect(["from city", "place favor", "take g01", "raise melee", "stop"].map(partOf)).toEqual([
      "map",
      "actions",
      "cards",
      "boards",
      null,
    ]);
  });
});
