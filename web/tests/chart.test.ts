import { describe, expect, it } from "vitest";
import "../src/boards/azteca/module";
import { groups } from "../src/boards/azteca/map/groups";
import { plainCard } from "../src/boards/plain/card";
import { waysOf } from "../src/boards/plain/chart-ways";
import { along, bendOf } from "../src/boards/plain/routes";
import type { Dict, Entry } from "../src/boards/plain/shape";
import type { GameAssets } from "../src/state/game-assets";

const entry = (name: string, parts: Record<string, unknown> = {}): Entry => ({ at: name, name, parts });

describe("ways on a chart", () => {
  const [a, between, b] = [
    { x: 100, y: 100 },
    { x: 300, y: 105 },
    { x: 500, y: 100 },
  ];
  const half = { x: 60, y: 22 };
  const sheet = { width: 600, height: 300 };

  it("avoid areas other than their ends", () => {
    const bend = bendOf(a, b, [a, between, b], half, sheet);
    for (let t = 0; t <= 1; t += 0.01) {
      const point = along([a, ...bend, b], t);
      expect(Math.abs(point.x - between.x) >= half.x || Math.abs(point.y - between.y) >= half.y).toBe(true);
    }
  });

  it("have two bends between two areas if one is not enough", () => {
    const [from, to] = [
      { x: 100, y: 40 },
      { x: 420, y: 260 },
    ];
    const walls = [
      { x: 215, y: 75 },
      { x: 215, y: 25 },
      { x: 305, y: 225 },
      { x: 305, y: 275 },
      { x: 190, y: 190 },
      { x: 330, y: 110 },
    ];
    const bends = bendOf(from, to, [from, to, ...walls], half, sheet);
    const covered = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]
      .map((t) => along([from, ...bends, to], t))
      .filter((point) =>
        walls.some((wall) => Math.abs(point.x - wall.x) < half.x && Math.abs(point.y - wall.y) < half.y),
      );
    expect(covered).toEqual([]);
  });

  it("are straight if nothing is between their ends", () => {
    expect(bendOf(a, b, [a, b], half, sheet)).toEqual([{ x: 300, y: 100 }]);
  });

  it("are drawn only once", () => {
    const all = [
      entry("1", { links: ["2", "S"] }),
      entry("2", { links: ["1", "3"] }),
      entry("3", { links: ["2"] }),
      entry("S", { links: ["1"] }),
    ];
    expect(waysOf(all).map(({ from, to }) => `${from.name}${to.name}`)).toEqual(["12", "1S", "23"]);
  });
});

describe("pieces of Azteca", () => {
  const view = {
    seats: [
      {
        capital: "23",
        boxes: {
          a: { units: 2, known: { warrior: 2 } },
          b: { units: 0, known: {} },
          reserve: { units: 3, known: {} },
        },
      },
      { capital: "24", boxes: { a: { units: 4, known: { warrior: 1 } }, c: { units: 2, known: {} } } },
    ],
    waiting: [
      { ships: 1, pochtecas: ["b"] },
      { ships: 0, pochtecas: [] },
    ],
  };
  const grouped =
    (areas: Dict[], lakes: Dict[] = []) =>
    (name: string) =>
      groups({ ...view, areas, lakes }, entry(name, {}));

  it("are in the capital with its Reserve, its harbour and its pochtecas; armies without soldiers are not shown", () => {
    const armies = [
      { seat: 0, army: "a", units: 2 },
      { seat: 0, army: "b", units: 0 },
    ];
    expect(grouped([{ id: "23", armies, pochtecas: [] }])("23")).toEqual([
      {
        seat: 0,
        pieces: [
          { what: "army", letter: "a", n: 2 },
          { what: "reserve", n: 3 },
          { what: "ship", n: 1 },
          { what: "pochteca", letter: "b" },
        ],
      },
    ]);
  });

  it("have different signs: an army, a ship, a pochteca, a spy", () => {
    const pochtecas = [
      { seat: 0, letter: "a", spy: false },
      { seat: 1, letter: "d", spy: true },
    ];
    const all = grouped(
      [{ id: "5", armies: [{ seat: 1, army: "c", units: 0 }], pochtecas }],
      [{ id: "S1", armies: [], ships: [0, 2] }],
    );
    const kinds = (name: string) =>
      all(name).map(({ seat, pieces }) => [seat, ...pieces.map((one) => one.what)]);
    expect(kinds("5")).toEqual([
      [0, "pochteca"],
      [1, "army", "spy"],
    ]);
    expect(kinds("S1")).toEqual([[1, "ship"]]);
  });
});

describe("the card of an area", () => {
  const assets = {
    game: "azteca",
    box: null,
    thing: (id: string) => id,
    knows: () => false,
    messages: { say: (id: string) => id },
    printed: { cost: () => "", effect: () => "", listed: () => [] },
  } as unknown as GameAssets;

  it("shows its owner, even the first seat, and the pieces in it", () => {
    const area = (id: string, owner: number | null) => ({
      id,
      x: 1,
      y: 1,
      owner,
      armies: [{ seat: 1, army: "a", units: 2 }],
      pochtecas: [],
    });
    const view = {
      areas: [area("5", 0), area("6", null), area("7", 1)],
      lakes: [],
      waiting: [],
      seats: [{ capital: "1" }, { capital: "2" }],
    };
    const lines = plainCard("5", { view, assets, seat: 0, names: ["Ana", "Bo"] })!.lines;
    expect(lines).toContain("Owner: Ana");
    expect(lines).toContain("Bo: Army A 2");
    expect(lines.some((line) => line.startsWith("Armies"))).toBe(false);
  });
});
