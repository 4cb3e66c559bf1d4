import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { isLeftOverPress, isPointing, markChanged, markGone, watchPointer } from "../src/state/pointer";

beforeAll(() => watchPointer(window));
afterEach(() => vi.restoreAllMocks());

function send(type: string, x: number, y: number, pointerType = "mouse"): void {
  window.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, pointerType }));
}

function time(ms: number): void {
  vi.spyOn(performance, "now").mockReturnValue(ms);
}

describe("a mouse press", () => {
  it("is ignored until the mouse has moved", () => {
    send("pointermove", 100, 100);
    markChanged();
    send("pointerdown", 101, 100);
    expect(isLeftOverPress()).toBe(true);
    send("pointermove", 120, 100);
    send("pointerdown", 120, 100);
    expect(isLeftOverPress()).toBe(false);
  });

  it("counts after the question has been visible for a while", () => {
    send("pointermove", 400, 100);
    time(1000);
    markChanged();
    time(2300);
    send("pointerdown", 400, 100);
    expect(isLeftOverPress()).toBe(true);
    time(2600);
    expect(isLeftOverPress()).toBe(false);
  });

  it("is ignored if it began before the change", () => {
    send("pointermove", 300, 100);
    send("pointerdown", 300, 100);
    markChanged();
    expect(isLeftOverPress()).toBe(true);
  });

  it("is ignored even if the mouse has moved since the press began", () => {
    send("pointermove", 310, 100);
    send("pointerdown", 310, 100);
    markChanged();
    send("pointermove", 330, 110);
    expect(isLeftOverPress()).toBe(true);
    send("pointerdown", 330, 110);
    expect(isLeftOverPress()).toBe(false);
  });

  it("does not block keys and assistive technology, which click without a press", async () => {
    send("pointermove", 200, 100);
    markChanged();
    send("pointerdown", 200, 100);
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
    expect(isLeftOverPress()).toBe(false);
    send("pointerdown", 200, 100);
    window.dispatchEvent(new MouseEvent("click"));
    await new Promise((done) => setTimeout(done));
    expect(isLeftOverPress()).toBe(false);
  });

  it("does not hover while it rests", () => {
    send("pointermove", 50, 50);
    expect(isPointing()).toBe(true);
    markChanged();
    expect(isPointing()).toBe(false);
    send("pointerover", 90, 50);
    expect(isPointing()).toBe(true);
  });
});

describe("a tap", () => {
  it("is ignored at the same spot within a time too short to read", () => {
    send("pointerdown", 100, 100, "touch");
    time(1000);
    markChanged();
    time(1200);
    send("pointerdown", 105, 100, "touch");
    expect(isLeftOverPress()).toBe(true);
    send("pointerdown", 160, 100, "touch");
    expect(isLeftOverPress()).toBe(false);
    time(1700);
    send("pointerdown", 105, 100, "touch");
    expect(isLeftOverPress()).toBe(false);
  });

  it("never hovers", () => {
    send("pointerdown", 100, 100, "touch");
    expect(isPointing()).toBe(false);
  });

  it("is not mistaken for the mouse that browsers report at its spot", () => {
    send("pointermove", 40, 40);
    send("pointerdown", 100, 100, "touch");
    markChanged();
    send("pointerover", 40, 40);
    send("pointerover", 100, 100);
    expect(isPointing()).toBe(false);
    send("pointermove", 60, 40);
    expect(isPointing()).toBe(true);
  });
});

describe("a press on something that has disappeared by itself", () => {
  const area = { left: 0, top: 700, right: 100, bottom: 740 };

  function isTaken(x: number, y: number, pointerType = "touch"): boolean {
    const button = document.body.appendChild(document.createElement("button"));
    let taken = false;
    button.addEventListener("click", () => (taken = true));
    send("pointerdown", x, y, pointerType);
    button.click();
    button.remove();
    return taken;
  }

  it.each([
    ["touch", 10_000],
    ["mouse", 15_000],
  ])("is not taken by what lies there then, until one has seen that (%s)", (kind, at) => {
    time(at);
    markGone(area);
    time(at + 300);
    expect(isTaken(50, 720, kind)).toBe(false);
    expect(isTaken(50, 600, kind)).toBe(true);
    time(at + 700);
    expect(isTaken(50, 720, kind)).toBe(true);
  });

  it("counts if a click had closed it", () => {
    time(20_000);
    expect(isTaken(50, 720)).toBe(true);
    markGone(area);
    time(20_200);
    expect(isTaken(50, 720)).toBe(true);
  });

  it("does not count for what lies there if the mouse rests", () => {
    send("pointermove", 50, 720);
    time(30_000);
    markGone(area);
    time(31_000);
    send("pointerdown", 50, 720);
    expect(isLeftOverPress()).toBe(true);
    send("pointermove", 60, 720);
    send("pointerdown", 60, 720);
    expect(isLeftOverPress()).toBe(false);
  });
});
