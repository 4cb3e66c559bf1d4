import { describe, expect, it } from "vitest";
import {
  bounds,
  corners,
  doubleHexPath,
  fitted,
  hexCentre,
  middle,
  RADIUS,
} from "../src/boards/chichen-itza/geometry";
import { wideLayout } from "../src/boards/chichen-itza/layout";
import { taskSigns } from "../src/boards/chichen-itza/task-signs";
import { isOnBoard } from "../src/boards/chichen-itza/words";

describe("hexes", () => {
  it("of neighbours are one width apart", () => {
    const width = Math.sqrt(3) * RADIUS;
    const from = hexCentre(0, 0);
    const neighbours: [number, number][] = [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
      [1, -1],
      [-1, 1],
    ];
    for (const [q, r] of neighbours) {
      const to = hexCentre(q, r);
      expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(width);
    }
  });

  it("share a side with their neighbours", () => {
    const right = corners(hexCentre(1, 0));
    const here = corners(hexCentre(0, 0));
    const near = here.filter((one) =>
      right.some((other) => Math.hypot(one.x - other.x, one.y - other.y) < 0.01),
    );
    expect(near).toHaveLength(2);
  });

  it("are all inside the bounds", () => {
    const box = bounds(
      [
        [0, 0],
        [3, -2],
        [-2, 2],
      ],
      0,
    );
    for (const [q, r] of [
      [0, 0],
      [3, -2],
      [-2, 2],
    ] as const) {
      for (const { x, y } of corners(hexCentre(q, r))) {
        expect(x).toBeGreaterThanOrEqual(box.x - 0.01);
        expect(x).toBeLessThanOrEqual(box.x + box.width + 0.01);
        expect(y).toBeGreaterThanOrEqual(box.y - 0.01);
        expect(y).toBeLessThanOrEqual(box.y + box.height + 0.01);
      }
    }
  });

  it("of the city are drawn around their centre", () => {
    expect(
      middle([
        [0, 0],
        [1, 0],
      ]).x,
    ).toBeCloseTo(hexCentre(0, 0).x + (Math.sqrt(3) * RADIUS) / 2);
    expect(doubleHexPath().split("L")).toHaveLength(10);
  });

  it("keep the proportions of their frame", () => {
    const box = fitted({ x: 0, y: 0, width: 100, height: 100 }, 200, 100);
    expect(box).toEqual({ x: -50, y: 0, width: 200, height: 100 });
  });
});

describe("the layout", () => {
  it.each([1.2, 1.44, 1.5, 1.6, 1.8])("leaves nothing outside the board at %f", (aspect) => {
    const { width, height, board, ...panels } = wideLayout(aspect, 276);
    for (const box of [
      panels.rounds,
      panels.actions,
      panels.favor,
      panels.map,
      panels.market,
      ...(board ? [board] : []),
    ]) {
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      expect(box.height).toBeGreaterThan(0);
    }
  });
});

describe("answers", () => {
  it("are on the board or next to it", () => {
    expect(
      ["go p01", "place coins", "take g07", "raise magic", "hex 1 -3", "claim city"].every(isOnBoard),
    ).toBe(true);
    expect(["3", "stop", "pass", "with a", "cast none", "luck again", "claim reserve"].some(isOnBoard)).toBe(
      false,
    );
  });
});

describe("tasks", () => {
  it("show the required number", () => {
    expect(taskSigns("T20", 2)).toEqual([{ text: "2×" }, { sign: "camp" }]);
    expect(taskSigns("T10", 1)).toHaveLength(2);
  });
});
