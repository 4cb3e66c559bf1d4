import { describe, expect, it } from "vitest";
import { messageSpot } from "../src/frame/question/press-refused";

const SIZE = { width: 270, height: 80 };
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const rect = (left: number, top: number, width: number, height: number) =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;

describe("the message about an ignored press", () => {
  const box = rect(1095, 52, 330, 540);

  it("is to the left of the question box if an answer in the box was pressed", () => {
    expect(messageSpot({ x: 1200, y: 200 }, SIZE, box, WIDE)).toEqual({ x: 813, y: 160 });
    expect(messageSpot({ x: 1200, y: 60 }, SIZE, box, WIDE)).toEqual({ x: 813, y: 20 });
  });

  it("is above the box on a phone, where there is no room beside it", () => {
    const below = rect(0, 430, 390, 414);
    expect(messageSpot({ x: 300, y: 700 }, SIZE, below, PHONE)).toEqual({ x: 112, y: 338 });
  });

  it("is above a pressed place of the board, within the window", () => {
    expect(messageSpot({ x: 20, y: 500 }, SIZE, box, WIDE)).toEqual({ x: 8, y: 408 });
    expect(messageSpot({ x: 400, y: 60 }, SIZE, box, WIDE)).toEqual({ x: 265, y: 84 });
  });
});
