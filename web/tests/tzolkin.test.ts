import { existsSync, readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";
import type { TzolkinBox } from "../src/boards/tzolkin/components";
import { tzolkinFlights } from "../src/boards/tzolkin/flights";
import {
  CALENDAR_RADIUS,
  positionAngle,
  TOOTH_ANGLE,
  wheelCentre,
  wheelRadius,
} from "../src/boards/tzolkin/geometry";
import { WHEELS } from "../src/boards/tzolkin/names";
import { actionRows, effectSigns, monumentRows, type Row } from "../src/boards/tzolkin/signs";
import { isGlyph } from "../src/glyphs/glyph";

const FOLDER = "../src/patolli/games/tzolkin";
const box = (existsSync(FOLDER)
  ? parse(readFileSync(`${FOLDER}/components.toml`, "utf8"))
  : null) as unknown as TzolkinBox;

describe("the wheels", () => {
  it.each(WHEELS)("%s meets the calendar with a gap where the calendar has a tooth", (name) => {
    const teeth = name === "chichen" ? 13 : 10;
    const centre = wheelCentre(name, teeth);
    const angle = (Math.atan2(centre.x, -centre.y) * 180) / Math.PI;
    expect((angle / TOOTH_ANGLE) % 1).toBeCloseTo(0, 6);
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

  it("is drawn in glyphs that exist, everything of it", () => {
    for (const wheel of box.wheels)
      for (const action of wheel.actions)
        expect(drawn(actionRows(action)), `${wheel.id} ${action.space}`).toBe(true);
    for (const tile of [...box.buildings, ...box.wealth_tiles])
      for (const effect of tile.effects) expect(drawn([effectSigns(effect)]), tile.id).toBe(true);
    for (const technology of box.technologies)
      for (const effect of [...technology.effects, technology.bonus])
        expect(drawn([effectSigns(effect)])).toBe(true);
    for (const monument of box.monuments) expect(drawn(monumentRows(monument, 3)), monument.id).toBe(true);
  });
});

describe("goods", () => {
  it("travel from the space that gave them to who gets them", () => {
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
