import { describe, expect, it } from "vitest";
import { nearbyTargets, type Target } from "../src/boards/tzolkin/nearby-targets";

const place = ["place tikal"];
const worker = (space: number, x: number, radius = 7): Target => ({
  word: `pick tikal ${space}`,
  x,
  y: 0,
  radius,
});

describe("a press on a wheel", () => {
  it("far from the player's workers selects the wheel", () => {
    expect(nearbyTargets({ x: 30, y: 0 }, place, place, [worker(1, 0)], true)).toEqual(place);
    expect(nearbyTargets({ x: 13, y: 0 }, place, place, [worker(1, 0)], false)).toEqual(place);
  });

  it("of a finger that covers a small worker never plays the opposite by accident", () => {
    expect(nearbyTargets({ x: 9, y: 0 }, place, place, [worker(1, 0)], true)).toEqual([
      "pick tikal 1",
      "place tikal",
    ]);
    expect(nearbyTargets({ x: 9, y: 0 }, place, place, [worker(1, 0), worker(2, 15)], true)).toEqual([
      "pick tikal 2",
      "pick tikal 1",
      "place tikal",
    ]);
  });

  it("of a finger selects a nearby worker if it has no other meaning", () => {
    expect(nearbyTargets({ x: 20, y: 0 }, [], [], [worker(1, 0)], true)).toEqual(["pick tikal 1"]);
  });

  it("of a finger on the worker itself also asks if placing is possible", () => {
    expect(nearbyTargets({ x: 0, y: 0 }, ["pick tikal 1"], place, [worker(1, 0)], true)).toEqual([
      "pick tikal 1",
      "place tikal",
    ]);
    expect(nearbyTargets({ x: 30, y: 0 }, [], place, [worker(1, 0)], true)).toEqual([]);
  });

  it("of a mouse selects the nearest worker within 24 pixels", () => {
    expect(nearbyTargets({ x: 10, y: 0 }, place, place, [worker(1, 0), worker(2, 21)], false)).toEqual([
      "pick tikal 1",
    ]);
  });

  it("selects a worker that is drawn large enough without a question", () => {
    expect(nearbyTargets({ x: 20, y: 0 }, place, place, [worker(1, 0, 23), worker(2, 60, 23)], true)).toEqual(
      ["pick tikal 1"],
    );
    expect(nearbyTargets({ x: 26, y: 0 }, place, place, [worker(1, 0, 23)], true)).toEqual(place);
  });
});
