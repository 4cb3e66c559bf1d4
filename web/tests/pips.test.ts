import { describe, expect, it } from "vitest";
import { pips } from "../src/boards/pips";

describe("pips", () => {
  it("are as many as the face, each at its own position around the centre", () => {
    for (let face = 0; face <= 6; face++) {
      const places = pips(face, 5);
      expect(places).toHaveLength(face);
      expect(new Set(places.map(String)).size).toBe(face);
      for (const at of [0, 1] as const)
        expect(places.reduce((sum, place) => sum + place[at], 0)).toBeCloseTo(0);
    }
  });
  it("are none for an unknown face", () => {
    expect(pips(-1, 5)).toEqual([]);
    expect(pips(7, 5)).toEqual([]);
  });
});
