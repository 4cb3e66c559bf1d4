import { describe, expect, it } from "vitest";
import { dropOn, pieceToDrag } from "../src/boards/azteca/map/drag";
import type { Piece } from "../src/boards/azteca/map/pieces";
import type { AztecaView } from "../src/boards/azteca/view";
import type { Table } from "../src/boards/board";

const view = {
  players: 2,
  round: 1,
  areas: [{ id: "7", armies: [], pochtecas: [] }],
  lakes: [{ id: "S1" }],
  seats: [{}, {}],
  sends: [],
} as unknown as AztecaView;

function table(kind: string, ...words: string[]): { table: Table; played: string[][] } {
  const played: string[][] = [];
  const offers = new Map(words.map((word) => [word, { chain: [word], words: word }]));
  const play = (chosen: string[]) => played.push(chosen);
  const given = { viewer: 0, view, question: { kind, numbers: [] }, offers, play };
  return { table: given as unknown as Table, played };
}

const pochtecas: Piece = { is: "pochteca", seat: 0, letter: "2", spy: false, letters: ["b", "c"] };
const away: Piece = { is: "pochteca", seat: 0, letter: "b", spy: false };
const army = (letter: string): Piece => ({ is: "army", seat: 0, letter, units: 2 });

describe("dragging", () => {
  const taken = (sends: AztecaView["sends"], piece: Piece, place: string) =>
    pieceToDrag(table("").table, { ...view, sends }, piece, place);

  it("takes the pochteca in question from those in the capital, and no other", () => {
    const sends: AztecaView["sends"] = [{ piece: "pochteca", letter: "c", place: "23" }];
    expect(taken(sends, pochtecas, "23")).toMatchObject({ letter: "c" });
    expect(taken(sends, away, "7")).toBeNull();
    expect(taken(sends, { ...pochtecas, seat: 1 }, "23")).toBeNull();
    expect(taken(sends, { ...pochtecas, ghost: true }, "23")).toBeNull();
    expect(taken([], pochtecas, "23")).toBeNull();
  });

  it("takes the marching army, and ships from the player's own capital", () => {
    const sends: AztecaView["sends"] = [{ piece: "army", letter: "b", place: "7" }];
    expect(taken(sends, army("b"), "7")).toEqual(army("b"));
    expect(taken(sends, army("a"), "7")).toBeNull();
    const ship: Piece = { is: "ship", seat: 0, n: 2, flag: false };
    expect(taken([{ piece: "ship", letter: "", place: "23" }], ship, "23")).toEqual(ship);
    expect(taken([{ piece: "ship", letter: "", place: "23" }], ship, "S1")).toBeNull();
  });

  it("answers at the place of the drop, and nowhere else", () => {
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
