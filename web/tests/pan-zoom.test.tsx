import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import { PanZoom } from "../src/frame/table/pan-zoom";

const size = { width: 390, height: 600, board: { width: 390, height: 900 } };
let resized: () => void = () => {};

class Watch {
  constructor(callback: () => void) {
    resized = callback;
  }
  observe() {}
  unobserve() {}
  disconnect() {}
}

function sized(element: HTMLElement): void {
  const inner = element.firstElementChild as HTMLElement;
  Object.defineProperty(element, "clientWidth", { configurable: true, get: () => size.width });
  Object.defineProperty(element, "clientHeight", { configurable: true, get: () => size.height });
  Object.defineProperty(inner, "offsetWidth", { configurable: true, get: () => size.board.width });
  Object.defineProperty(inner, "offsetHeight", { configurable: true, get: () => size.board.height });
}

afterEach(() => {
  vi.unstubAllGlobals();
  render(null, document.body);
});

describe("a panned board", () => {
  it("is visible again after the phone is turned", async () => {
    vi.stubGlobal("ResizeObserver", Watch);
    await act(() =>
      render(
        <PanZoom>
          <p>board</p>
        </PanZoom>,
        document.body,
      ),
    );
    const box = document.querySelector<HTMLElement>(".pan-zoom")!;
    const inner = box.firstElementChild as HTMLElement;
    sized(box);
    const finger = (kind: string, y: number) =>
      act(
        () =>
          void box.dispatchEvent(
            new PointerEvent(kind, {
              bubbles: true,
              pointerType: "touch",
              pointerId: 1,
              clientX: 50,
              clientY: y,
            }),
          ),
      );
    await finger("pointerdown", 500);
    await finger("pointermove", 100);
    await finger("pointerup", 100);
    expect(inner.style.transform).toContain("translate(0px, -300px)");
    Object.assign(size, { width: 844, height: 300, board: { width: 500, height: 320 } });
    await act(() => resized());
    expect(inner.style.transform).toContain("translate(0px, -20px)");
  });
});

describe("a wheel", () => {
  it("zooms the board, and scrolls parts that are longer than their room", async () => {
    vi.stubGlobal("ResizeObserver", Watch);
    await act(() =>
      render(
        <PanZoom>
          <p>board</p>
          <ul style="overflow-y: auto">
            <li>long</li>
          </ul>
        </PanZoom>,
        document.body,
      ),
    );
    const box = document.querySelector<HTMLElement>(".pan-zoom")!;
    const inner = box.firstElementChild as HTMLElement;
    sized(box);
    const list = document.querySelector("ul")!;
    Object.defineProperty(list, "scrollHeight", { get: () => 300 });
    Object.defineProperty(list, "clientHeight", { get: () => 100 });
    const turn = async (at: string) => {
      const event = new WheelEvent("wheel", { bubbles: true, cancelable: true, deltaY: -100 });
      await act(() => void document.querySelector(at)!.dispatchEvent(event));
      return event.defaultPrevented;
    };
    expect(await turn("li")).toBe(false);
    expect(inner.style.transform).toContain("scale(1)");
    expect(await turn("p")).toBe(true);
    expect(inner.style.transform).not.toContain("scale(1)");
  });
});
