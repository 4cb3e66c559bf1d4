import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Pointed, usePointing } from "../src/frame/explain/pointed-target";

const pointed = signal<Pointed | null>(null);

function Page() {
  usePointing(pointed);
  return <p data-about="corn">corn</p>;
}

function finger(kind: string, x: number, y: number, more: PointerEventInit = {}): void {
  const target = document.querySelector("p")!;
  target.dispatchEvent(
    new PointerEvent(kind, {
      bubbles: true,
      pointerType: "touch",
      pointerId: 1,
      isPrimary: true,
      clientX: x,
      clientY: y,
      ...more,
    }),
  );
}

describe("a finger", () => {
  beforeEach(async () => {
    await act(() => render(<Page />, document.body));
    vi.useFakeTimers();
    pointed.value = null;
  });
  afterEach(() => {
    vi.useRealTimers();
    render(null, document.body);
  });

  it("that rests on a thing pins its card, even if the finger trembles", () => {
    finger("pointerdown", 50, 50);
    finger("pointermove", 53, 52);
    vi.advanceTimersByTime(600);
    expect(pointed.value?.about).toBe("corn");
    expect(pointed.value?.pinned).toBe(true);
  });

  it("gives no answer when it is lifted after reading a card, but the next tap does", () => {
    let clicks = 0;
    const count = () => clicks++;
    document.querySelector("p")!.addEventListener("click", count);
    finger("pointerdown", 50, 50);
    vi.advanceTimersByTime(600);
    finger("pointerup", 50, 50);
    finger("click", 50, 50);
    expect(clicks).toBe(0);
    expect(pointed.value?.pinned).toBe(true);
    finger("pointerdown", 50, 50);
    finger("pointerup", 50, 50);
    finger("click", 50, 50);
    expect(clicks).toBe(1);
  });

  it("that rests on a second thing while the first card returns the focus gets the second card", () => {
    let clicks = 0;
    const count = () => clicks++;
    document.querySelector("p")!.addEventListener("click", count);
    finger("pointerdown", 50, 50);
    document.querySelector("p")!.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    vi.advanceTimersByTime(600);
    finger("pointerup", 50, 50);
    finger("click", 50, 50);
    expect(pointed.value?.pinned).toBe(true);
    expect(clicks).toBe(0);
  });

  it("that drags slowly opens nothing", () => {
    finger("pointerdown", 50, 50);
    for (let x = 52; x <= 80; x += 2) {
      finger("pointermove", x, 50);
      vi.advanceTimersByTime(100);
    }
    expect(pointed.value).toBe(null);
    vi.advanceTimersByTime(600);
    expect(pointed.value).toBe(null);
  });

  it("that is lifted early opens nothing", () => {
    finger("pointerdown", 50, 50);
    finger("pointerup", 50, 50);
    vi.advanceTimersByTime(600);
    expect(pointed.value).toBe(null);
  });

  it("next to another finger pinches and opens nothing", () => {
    finger("pointerdown", 50, 50);
    finger("pointerdown", 90, 90, { pointerId: 2, isPrimary: false });
    vi.advanceTimersByTime(600);
    expect(pointed.value).toBe(null);
  });
});

describe("a right click", () => {
  beforeEach(async () => {
    await act(() => render(<Page />, document.body));
    pointed.value = null;
  });
  afterEach(() => render(null, document.body));

  it("pins a card although the previous card returns the focus and a mouse rests elsewhere", () => {
    const thing = document.querySelector("p")!;
    thing.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
    document.body.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    document.body.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
    expect(pointed.value?.about).toBe("corn");
    expect(pointed.value?.pinned).toBe(true);
  });
});
