import { describe, expect, it } from "vitest";
import { stateText } from "../src/frame/lobby/table-row";
import type { MyTable, TableInfo } from "../src/net/protocol";
import { traded } from "../src/state/changes";

describe("what a seat has given and got", () => {
  it("is added up where a thing is counted in several places, as the server does", () => {
    const view = (city: number, camp: number) => ({
      seats: [{ city: { warriors: city }, camp: { warriors: camp } }],
    });
    expect([...traded(view(3, 1), view(1, 2), 0, [])]).toEqual([["warriors", -1]]);
  });

  it("leaves out what the table says is no good", () => {
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
  const told = (winners: number[], seats = [0]) =>
    stateText(table, { my_turn: false, seats, summary: { ranks: [1, 2], winners } } as unknown as MyTable);

  it("names who has won, and nobody where the game itself has won", () => {
    expect(told([0])).not.toBe(told([1]));
    expect(told([1])).toContain("Bo");
    expect(told([])).not.toBe(told([0]));
    expect(told([])).not.toContain("Ana");
  });
});
