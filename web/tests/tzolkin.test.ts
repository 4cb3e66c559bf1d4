import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { TzolkinBox } from "../src/boards/tzolkin/components";
import { tzolkinFlights } from "../src/boards/tzolkin/flights";
import { CALENDAR_RADIUS, positionAngle, wheelCentre, wheelRadius } from "../src/boards/tzolkin/geometry";
import { WHEELS } from "../src/boards/tzolkin/names";
import { actionRows, effectSigns, monumentRows, type Row } from "../src/boards/tzolkin/signs";
import { isGlyph } from "../src/glyphs/glyph";
import { boxOf } from "./box-of";

const FOLDER = "../src/patolli/games/tzolkin";
const box = boxOf("tzolkin", "tzolkin") as unknown as TzolkinBox;

describe.skipIf(!existsSync(FOLDER))("the wheels", () => {
  it.each(WHEELS)("%s meets the calendar with a gap where the calendar has a tooth", (name) => {
    const teeth = name === "chichen" ? 13 : 10;
    const centre = wheelCentre(name, teeth);
    const angle = (Math.atan2(centre.x, -centre.y) * 180) / Math.PI;
    expect((angle / (360 / box.calendar.teeth)) % 1).toBeCloseTo(0, 6);
    expect(Math.hypot(centre.x, centre.y)).toBeCloseTo(CALENDAR_RADIUS + wheelRadius(teeth) + 1, 6);
    const last = positionAngle(name, teeth, teeth - 1);
    const before = positionAngle(name, teeth, teeth - 2);
    expect(((last + before) / 2 - angle - 180) % 360).toBeCloseTo(0, 6);
  });
});

describe.skipIf(!existsSync(FOLDER))("the box", () => {
  const drawn = (rows: Row[]) =>
    rows.flat().every((sign) => ("mark" in sign ? sign.mark !== "?" : isGlyph(sign.glyph)));

  it("is read as Python reads it", () => {
    expect(box.buildings).toHaveLength(32);
    expect(box.monuments).toHaveLength(13);
    expect(box.wheels.map((wheel) => wheel.teeth)).toEqual([10, 10, 10, 10, 13]);
    expect(box.buildings[6]).toMatchObject({
      id: "B07",
      cost: { wood: 3 },
      effects: [
        { op: "tech", track: "agriculture" },
        { op: "gain", stone: 1 },
      ],
    });
  });

  it("is drawn completely, with existing glyphs", () => {
    for (const wheel of box.wheels)
      for (const action of wheel.actions)
        expect(drawn(actionRows(action)), `${wheel.id} ${action.space}`).toBe(true);
    for (const tile of [...box.buildings, ...box.wealth_tiles])
      for (const effect of tile.effects) expect(drawn([effectSigns(effect)]), tile.id).toBe(true);
    for (const technology of box.technologies)
      for (const effect of [...technology.effects, technology.bonus])
        expect(drawn([effectSigns(effect)])).toBe(true);
    for (const monument of box.monuments)
      for (const players of [null, 2, 3, 4])
        expect(drawn(monumentRows(monument, box.facts.monuments[monument.id]!, players)), monument.id).toBe(
          true,
        );
  });

  it("shows prices and yields of an owner's file", () => {
    const theology = { op: "offering_step", level: 2, cost_any_resource: 2, steps: 3 };
    expect(effectSigns(theology)).toContainEqual({ glyph: "any-resource", n: 2 });
    expect(effectSigns(theology)).toContainEqual({ glyph: "climb", n: 3 });
    const tikal = { space: 5, kind: "temple_steps", temples: 2, cost_any_resource: 3 };
    expect(actionRows(tikal)[0]).toEqual([{ glyph: "any-resource", n: 3 }, { mark: "▸" }]);
    expect(actionRows({ space: 3, kind: "gain_worker", n: 2 })).toEqual([
      [{ mark: "+" }, { glyph: "worker", n: 2 }],
    ]);
  });

  it("shows a monument for a table's number of players, or for all numbers", () => {
    const monument = box.monuments.find((one) => one.id === "M03")!;
    const points = (players: number | null) =>
      monumentRows(monument, box.facts.monuments.M03!, players)[0]?.[0];
    expect(points(3)).toEqual({ glyph: "points", n: 5 });
    expect(points(null)).toEqual({ glyph: "points", n: "6/5/4" });
  });
});

describe("goods", () => {
  it("travel from the space that gave them to their recipient", () => {
    const flights = tzolkinFlights([
      { event: "acted", rule: "", seat: 1, wheel: 1, action: 2 },
      { event: "gained", rule: "", seat: 1, good: 1, amount: 1 },
    ]);
    expect(flights).toEqual([{ glyph: "stone", n: 1, from: '[data-about="yaxchilan 2"]', seat: 1 }]);
  });

  it("are eaten seat after seat on a food day, then come from the temples", () => {
    const flights = tzolkinFlights([
      { event: "food-day", rule: "", day: 7, kind: 0, age: 1 },
      { event: "fed", rule: "", seat: 1, amount: 3, corn: 6 },
      { event: "fed", rule: "", seat: 0, amount: 2, corn: 4 },
      { event: "rewarded", rule: "", seat: 1, temple: 0, good: 1, amount: 1 },
      { event: "rewarded", rule: "", seat: 1, temple: 0, good: 1, amount: 1 },
      { event: "rewarded", rule: "", seat: 0, temple: 2, good: 0, amount: 1 },
    ]);
    expect(flights.map(({ glyph, n, seat, away }) => [glyph, n, seat, away ?? false])).toEqual([
      ["corn", 6, 1, true],
      ["corn", 4, 0, true],
      ["stone", 2, 1, false],
      ["wood", 1, 0, false],
    ]);
    const delays = flights.map((flight) => flight.delay ?? 0);
    expect([...delays].sort((a, b) => a - b)).toEqual(delays);
    expect(new Set(delays).size).toBe(4);
  });
});

describe("markers and trades", () => {
  it("move as far as their event says, up or down", () => {
    const flights = tzolkinFlights([
      { event: "climbed", rule: "", seat: 0, temple: 0, step: 5, from: 3 },
      { event: "angered", rule: "", seat: 0, temple: 1, step: 0, from: 1 },
      { event: "advanced", rule: "", seat: 0, technology: 3, level: 2, from: 0 },
    ]);
    expect(flights.map(({ from, to }) => [from, to])).toEqual([
      ['[data-about="chaac 3"]', '[data-about="chaac 5"]'],
      ['[data-about="quetzalcoatl 1"]', '[data-about="quetzalcoatl 0"]'],
      ['[data-about="theology"]', '[data-about="theology 2"]'],
    ]);
  });

  it("involve as many goods as their event", () => {
    const [good, corn] = tzolkinFlights([
      { event: "bought", rule: "", seat: 0, good: 0, corn: 4, amount: 2 },
    ]);
    expect([good?.n, corn?.n]).toEqual([2, 4]);
  });
});
