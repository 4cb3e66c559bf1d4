import { describe, expect, it } from "vitest";
import { cardLines, levelText } from "../src/boards/chichen-itza/card-lines";
import { type ChichenBox, gearValue } from "../src/boards/chichen-itza/components";
import { counted, span } from "../src/boards/chichen-itza/number-lists";
import type { GearLevelFacts, PlayerView } from "../src/boards/chichen-itza/view";

const level = (level: number, melee_faces: number[], stone: number | null): GearLevelFacts => ({
  level,
  shields: 1,
  melee_faces,
  range: 2,
  ranged: 1,
  stone,
  fire: 1,
});
const box = {
  creatures: [{ id: "snake", strengths: [1, 1, 2], light_die: [["hit"], []], dark_die: [["hit", "coin"]] }],
  facts: {
    gear_levels: [level(1, [], 1), level(2, [1, 2], null)],
    ranged_faces: [1, 2],
    stone_faces: [1, 2, 3, 4],
    fire_faces: [],
    light_die: { map: [1, 2, 3, 4], city: [1, 2] },
    dark_die: { map: [5, 6], city: [3, 4, 5, 6] },
  },
} as unknown as ChichenBox;
const thing = (id: string) => id;

describe("lists of numbers", () => {
  it("are counted, or joined if they are consecutive", () => {
    expect(counted([1, 1, 1, 2, 3, 3])).toBe("1 ×3, 2, 3 ×2");
    expect([span([1, 2, 3]), span([2]), span([1, 3]), span([])]).toEqual(["1–3", "2", "1, 3", ""]);
  });
});

describe("cards of Chichén Itzá", () => {
  it("list the rounds of each creature die, on the map and against the city", () => {
    const lines = cardLines("snake", box, thing);
    expect(lines[0]).toContain("1 ×2, 2");
    expect(lines[1]).toMatch(/1–4.*1–2.*: hit · –/);
    expect(lines[2]).toMatch(/5–6.*3–6.*: hit \+ coin/);
  });

  it("describe every level of a gear, even if no face hits", () => {
    const lines = cardLines("melee", box, thing);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain("no number");
    expect(lines[1]).toContain("1–2");
    expect(levelText("magic", box.facts.gear_levels[1]!, box)).toContain("∞");
    expect(cardLines("stone", box, thing)[0]).toContain("1–4");
    expect(cardLines("fire", box, thing)[0]).toContain("no number");
  });

  it("show a gear that never hits as such", () => {
    const player = (faces: number[]) => ({ gear_values: { melee_faces: faces } }) as unknown as PlayerView;
    expect([gearValue(player([]), "melee"), gearValue(player([1]), "melee")]).toEqual(["–", "1"]);
  });
});
