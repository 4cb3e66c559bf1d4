import { describe, expect, it } from "vitest";
import { canDrag, dropOn } from "../src/boards/azteca/map/drag";
import type { Piece } from "../src/boards/azteca/map/pieces";
import type { AztecaView } from "../src/boards/azteca/view";
import type { Table } from "../src/boards/board";

const view = {
  players: 2,
  round: 1,
  areas: [{ id: "7", armies: [], pochtecas: [] }],
  lakes: [{ id: "S1" }],
  seats: [{}, {}],
  march: [{ seat: 0, army: "b" }],
} as unknown as AztecaView;

function table(kind: string, ...words: string[]): { table: Table; played: string[][] } {
  const played: string[][] = [];
  const offers = new Map(words.map((word) => [word, { chain: [word], words: word }]));
  const play = (chosen: string[]) => played.push(chosen);
  const given = { viewer: 0, view, question: { kind, numbers: [] }, offers, play };
  return { table: given as unknown as Table, played };
}

const pochteca: Piece = { is: "pochteca", seat: 0, letter: "a", spy: false };
const army = (letter: string): Piece => ({ is: "army", seat: 0, letter, units: 2 });

describe("dragging", () => {
  it("takes only the own piece that the answer sends somewhere", () => {
    expect(canDrag(table("Order").table, view, pochteca)).toBe(true);
    expect(canDrag(table("Order").table, view, { ...pochteca, seat: 1 })).toBe(false);
    expect(canDrag(table("Order").table, view, { ...pochteca, ghost: true })).toBe(false);
    expect(canDrag(table("Buy").table, view, pochteca)).toBe(false);
    expect(canDrag(table("NextArea").table, view, army("b"))).toBe(true);
    expect(canDrag(table("NextArea").table, view, army("a"))).toBe(false);
  });

  it("answers where it is dropped, and nowhere else", () => {
    const order = table("Order", "order 7", "order exp");
    dropOn(order.table, view, "7")?.();
    dropOn(order.table, view, "mexico")?.();
    expect(order.played).toEqual([["order 7"], ["order exp"]]);
    expect(dropOn(order.table, view, "S1")).toBeNull();
    const sail = table("Sail", "sail s1");
    dropOn(sail.table, view, "S1")?.();
    expect(sail.played).toEqual([["sail s1"]]);
  });
});
