import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { expect, test } from "vitest";
import { type AztecaBox, bordersOf, pairOf } from "../src/boards/azteca/components";
import { along, outline, pointsOf, spread } from "../src/boards/azteca/geometry";
import { judgementPlace, wideLayout } from "../src/boards/azteca/layout";
import { changedOwners } from "../src/boards/azteca/map/changed-owners";
import { isInside } from "../src/boards/azteca/map/hills";
import { areaLayout, PIECE } from "../src/boards/azteca/map/places";
import { LINES, RINGS, ROOMS } from "../src/boards/azteca/map/shapes";
import { CHANNELS, DIKES, FORDS } from "../src/boards/azteca/map/terrain";
import { toneOf } from "../src/boards/azteca/map/tones";
import type { AztecaView } from "../src/boards/azteca/view";

const box = parse(
  readFileSync("../src/patolli/games/azteca/components.toml", "utf8"),
) as unknown as AztecaBox;

test("every place of the game is drawn as a closed outline with room for its pieces", () => {
  for (const { id } of box.area) {
    expect(outline(id).startsWith("M")).toBe(true);
    expect(ROOMS[id]![2]).toBeGreaterThanOrEqual(50);
  }
});

test("the lines of a ring follow one another", () => {
  for (const rings of Object.values(RINGS)) {
    for (const ring of rings) {
      const ends = ring.map((at) => {
        const points = pointsOf(LINES[Math.abs(at) - 1]![2]);
        return at > 0 ? [points[0], points.at(-1)] : [points.at(-1), points[0]];
      });
      for (const [i, [, end]] of ends.entries()) expect(ends[(i + 1) % ends.length]![0]).toEqual(end);
    }
  }
});

test("every border is a line of the map, a ford, a channel or a dike", () => {
  const lines = new Set(LINES.map(([a, b]) => pairOf(a, b)));
  const sites = Object.keys(DIKES).map((site) => pairOf(site, "23"));
  const drawn = new Set([...lines, ...Object.keys(FORDS), ...Object.keys(CHANNELS), ...sites]);
  expect([...bordersOf(box).keys()].filter((pair) => !drawn.has(pair))).toEqual([]);
});

test("fords, channels and dikes are borders", () => {
  const borders = bordersOf(box);
  for (const pair of [...Object.keys(FORDS), ...Object.keys(CHANNELS)]) expect(borders.has(pair)).toBe(true);
  for (const site of Object.keys(DIKES)) expect(borders.get(pairOf(site, "23"))).toBe("dike");
});

test("places that touch in the drawing without a border share only a short line", () => {
  const borders = bordersOf(box);
  const land = LINES.filter(([a, b]) => a !== "" && b !== "" && a !== "M" && b !== "M");
  const length = (line: string) => {
    const points = pointsOf(line);
    return points
      .slice(1)
      .reduce((sum, to, i) => sum + Math.hypot(to.x - points[i]!.x, to.y - points[i]!.y), 0);
  };
  const apart = land.filter(([a, b]) => !borders.has(pairOf(a, b)));
  expect(apart.filter(([, , line]) => length(line) > 60)).toEqual([]);
});

test("marks are at equal distances along a line", () => {
  const marks = along(pointsOf("0 0 30 0 30 30"), 20);
  expect(marks.map(({ x, y }) => [x, y])).toEqual([
    [10, 0],
    [30, 0],
    [30, 20],
  ]);
});

test("pieces fill rows from the centre and overlap if there are too many", () => {
  expect(spread(1, { x: 0, y: 0, width: 100, height: 30 }, 26)[0]!.x).toBe(50);
  const many = spread(8, { x: 0, y: 0, width: 60, height: 30 }, 26);
  expect(Math.min(...many.map(({ x }) => x))).toBeGreaterThanOrEqual(12);
  expect(Math.max(...many.map(({ x }) => x))).toBeLessThanOrEqual(48);
});

const square = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
  { x: 0, y: 10 },
];

test("distinguishes points inside a ring from those outside", () => {
  expect(isInside({ x: 5, y: 5 }, square)).toBe(true);
  expect(isInside({ x: 15, y: 5 }, square)).toBe(false);
});

test("lists cities that have changed hands since the viewer's last move, but not during set-up", () => {
  const view = (owner: number | null, phase = "war") =>
    ({ phase, areas: [{ id: "9", owner }] }) as unknown as AztecaView;
  expect(changedOwners(view(0), view(1))).toEqual([{ area: "9", from: 0, to: 1 }]);
  expect(changedOwners(view(0), view(0))).toEqual([]);
  expect(changedOwners(view(null, "setup"), view(1))).toEqual([]);
  expect(changedOwners(null, view(1))).toEqual([]);
});

test("gives a narrow pane no column for the gods, and keeps all its panels inside", () => {
  for (const [aspect, width] of [
    [1.44, 1080],
    [1.62, 1000],
    [1.2, 690],
  ] as const) {
    const layout = wideLayout(aspect, width);
    expect(layout.narrow).toBe(width < 860);
    for (const box of [layout.map, layout.gods, layout.tray, layout.display, layout.hand]) {
      expect(box.x + box.width).toBeLessThanOrEqual(layout.width);
      expect(box.y + box.height).toBeLessThanOrEqual(layout.height + 0.01);
    }
  }
});

test("no piece of a capital covers another, with as many as usual and more", () => {
  for (const id of ["23", "24", "25", "26"])
    for (const k of [1, 1.14]) {
      const armies = ["a", "b", "c"].map((army) => ({ seat: 0, army, units: 3 }));
      const pochtecas = ["a", "b"].map((letter) => ({ seat: 1, letter, spy: letter === "a" }));
      const area = { id, kind: "capital", owner: 0, marker: 0, armies, pochtecas };
      const seats = [{ capital: id, boxes: { reserve: { units: 2 } } }];
      const waiting = [{ ships: 1, pochtecas: ["a"] }];
      const view = { seats, waiting, areas: [area] } as unknown as AztecaView;
      const { places } = areaLayout(view, view.areas[0]!, [], { k, far: false, flat: 1 });
      expect(places).toHaveLength(8);
      for (const [i, a] of places.entries())
        for (const b of places.slice(i + 1))
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(0.9 * PIECE * k);
    }
});

test("neighbouring inner areas have different ground tones", () => {
  const inner = new Set(box.area.filter(({ kind }) => kind === "inner").map(({ id }) => id));
  expect([...inner].filter((id) => toneOf(id) === "")).toEqual([]);
  const touching = LINES.filter(([a, b]) => inner.has(a) && inner.has(b));
  expect(touching.filter(([a, b]) => toneOf(a) === toneOf(b)).map(([a, b]) => pairOf(a, b))).toEqual([]);
});

test("a judgement covers the tray and keeps both gods visible; while the player is asked it keeps the answers and the stair visible", () => {
  for (const [aspect, width] of [
    [1.44, 1080],
    [1.62, 1000],
  ] as const) {
    const { gods, hand, ...layout } = wideLayout(aspect, width);
    const over = judgementPlace({ ...layout, gods, hand }, false);
    expect((over.x + over.width) * layout.width).toBeLessThanOrEqual(layout.map.x);
    expect((over.y + over.height) * layout.height).toBeLessThanOrEqual(hand.y);
    const aside = judgementPlace({ ...layout, gods, hand }, true);
    expect(aside.x * layout.width).toBeCloseTo(gods.x);
    expect((aside.y + aside.height) * layout.height).toBeLessThan(gods.y + gods.height * 0.54);
  }
});
