import { describe, expect, it } from "vitest";
import { stateText } from "../src/frame/lobby/table-row";
import type { MyTable, TableInfo } from "../src/net/protocol";
import { traded } from "../src/state/changes";

describe("a seat's payments and gains", () => {
  it("are added up if a thing is counted in several places, as on the server", () => {
    const view = (city: number, camp: number) => ({
      seats: [{ city: { warriors: city }, camp: { warriors: camp } }],
    });
    expect([...traded(view(3, 1), view(1, 2), 0, [])]).toEqual([["warriors", -1]]);
  });

  it("leave out numbers that are not goods", () => {
    const view = (n: number) => ({ seats: [{ corn: n, points: { all: n }, food: { corn: n } }] });
    expect([...traded(view(1), view(3), 0, ["food", "points"])]).toEqual([["corn", 2]]);
  });
});

describe("the result of a game in a list", () => {
  const table = {
    state: "over",
    seats: [{ name: "Ana" }, { name: "Bo" }],
    asked: [],
  } as unknown as TableInfo;
  const result = (winners: number[], seats = [0]) =>
    stateText(table, { my_turn: false, seats, summary: { ranks: [1, 2], winners } } as unknown as MyTable);

  it("names the winners, or no one if the game itself has won", () => {
    expect(result([0])).not.toBe(result([1]));
    expect(result([1])).toContain("Bo");
    expect(result([])).not.toBe(result([0]));
    expect(result([])).not.toContain("Ana");
  });
});
