import { describe, expect, it } from "vitest";
import {
  distributionOf,
  placeOf,
  put,
  step,
  unplaced,
} from "../src/boards/chichen-itza/steppers/distribution";
import { startValues } from "../src/boards/form";
import type { FormMessage } from "../src/net/protocol";

const field = (name: string, most: number, value = 0) => ({ name, most, value });
const limit = (name: string, weights: number[], least: number, most: number, rest = -1) => ({
  name,
  weights,
  least,
  most,
  rest,
});

/**
 * The example has two warriors and hero a on P01, four warriors on P03, and three warriors and hero c in the
 * city; a tile holds five units.
 */
const REGROUP: FormMessage = {
  fields: [
    field("P01", 5, 2),
    field("P03", 5, 4),
    field("city", 9, 3),
    ...["P01", "P03", "city"].map((place) => field(`a ${place}`, 1, place === "P01" ? 1 : 0)),
    ...["P01", "P03", "city"].map((place) => field(`c ${place}`, 1, place === "city" ? 1 : 0)),
  ],
  limits: [
    limit("city", [1, 1, 1, 0, 0, 0, 0, 0, 0], 9, 9, 2),
    limit("hero", [0, 0, 0, 1, 1, 1, 0, 0, 0], 1, 1),
    limit("hero", [0, 0, 0, 0, 0, 0, 1, 1, 1], 1, 1),
    limit("room", [1, 0, 0, 1, 0, 0, 1, 0, 0], 0, 5),
    limit("room", [0, 1, 0, 0, 1, 0, 0, 1, 0], 0, 5),
  ],
};
const REINFORCE: FormMessage = {
  fields: [field("P01", 2), field("P03", 0), field("city", 3)],
  limits: [limit("reserve", [1, 1, 1], 0, 3)],
};

describe("regrouping", () => {
  const of = distributionOf(REGROUP);
  const start = startValues(REGROUP);
  it("has a number for every tile, and a place for each hero", () => {
    expect(of.is).toBe("regroup");
    expect([...of.warriors.keys()]).toEqual(["P01", "P03"]);
    expect([...of.heroes.keys()]).toEqual(["a", "c"]);
    expect(placeOf(of, start, "a")).toBe("P01");
    expect(unplaced(of, start)).toBe(3);
  });
  it("takes warriors from the city and sends them there", () => {
    const less = step(of, start, "P03", -1)!;
    expect(unplaced(of, less)).toBe(4);
    expect(step(of, less, "P01", 1)!.slice(0, 3)).toEqual([3, 3, 3]);
  });
  it("respects the limit of a tile, even for an arriving hero", () => {
    const full = step(of, start, "P03", 1)!;
    expect(step(of, full, "P03", 1)).toBeNull();
    const there = put(of, full, "c", "P03")!;
    expect(there.slice(0, 3)).toEqual([2, 4, 3]);
    expect(placeOf(of, there, "c")).toBe("P03");
    const back = put(of, there, "c", "city")!;
    expect(placeOf(of, back, "c")).toBe("city");
    expect(step(of, back, "P03", 1)!.slice(0, 3)).toEqual([2, 5, 2]);
  });
  it("neither loses nor duplicates a unit", () => {
    let values = start;
    for (let n = 0; n < 3; n++) values = step(of, values, "P01", 1) ?? values;
    expect(values.slice(0, 3)).toEqual([4, 4, 1]);
    expect(step(of, values, "P01", 1)).toBeNull();
  });
});

describe("reinforcing", () => {
  const of = distributionOf(REINFORCE);
  it("offers the places with room, and the city, while warriors are left", () => {
    expect(of.is).toBe("reinforce");
    expect([...of.warriors.keys()]).toEqual(["P01", "city"]);
    let values = startValues(REINFORCE);
    for (const place of ["P01", "P01"]) values = step(of, values, place, 1)!;
    expect(step(of, values, "P01", 1)).toBeNull();
    values = step(of, values, "city", 1)!;
    expect(unplaced(of, values)).toBe(0);
    expect(step(of, values, "city", 1)).toBeNull();
    expect(step(of, values, "P01", -1)).toEqual([1, 0, 1]);
    expect(step(of, startValues(REINFORCE), "P01", -1)).toBeNull();
  });
});
