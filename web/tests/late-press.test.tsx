import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { OthersActions } from "../src/frame/question/others-actions";
import { SkipButton } from "../src/frame/question/skip-button";
import { type TableState, TableStateContext } from "../src/frame/table/table-context";
import { stopPlaying } from "../src/state/playing";
import { lateRefusals, watchPointer } from "../src/state/pointer";

const PLACE = { left: 100, top: 500, right: 180, bottom: 540 } as DOMRect;
let now = 50_000;
const answered: string[] = [];
const keys: string[] = [];
const skipped: string[] = [];

beforeAll(() => {
  watchPointer(window);
  addEventListener("keydown", ({ key }) => keys.push(key));
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(PLACE);
});
beforeEach(() => {
  now += 100_000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  for (const list of [answered, keys, skipped]) list.length = 0;
});
afterEach(() => {
  stopPlaying.value = null;
  document.body.replaceChildren();
});

const state = {
  table: { pacedUpdates: { held: { value: false }, skipTurn: () => skipped.push("turn") } },
} as unknown as TableState;

/** The contents of the question box: either a playback with its control, or the next question. */
function box(playing: "film" | "actions" | ""): HTMLElement {
  const page = document.body.appendChild(document.createElement("div"));
  show(page, playing);
  return page;
}

function show(page: HTMLElement, playing: "film" | "actions" | ""): void {
  act(() =>
    render(
      <TableStateContext.Provider value={state}>
        {playing === "film" && <SkipButton />}
        {playing === "actions" && <OthersActions seat={1} lines={["Bo gives 3."]} />}
        {playing === "" && <button onClick={() => answered.push("give 3")}>3</button>}
      </TableStateContext.Provider>,
      page,
    ),
  );
}

function down(pointerType: string, x = 140): void {
  window.dispatchEvent(new PointerEvent("pointermove", { clientX: x + 30, clientY: 520, pointerType }));
  window.dispatchEvent(new PointerEvent("pointerdown", { clientX: x, clientY: 520, pointerType }));
}

function press(page: HTMLElement, pointerType: string): void {
  down(pointerType);
  page.querySelector("button")!.click();
}

function key(page: HTMLElement, name: string): void {
  const target = document.activeElement ?? page;
  const go = target.dispatchEvent(
    new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }),
  );
  if (go && name === "Enter") (target as HTMLElement).click();
}

describe.each(["film", "actions"] as const)("when a playback (%s) has ended by itself", (playing) => {
  it.each(["mouse", "touch"])("a late press of a %s on Skip answers nothing", (kind) => {
    const page = box(playing);
    const refused = lateRefusals.peek();
    show(page, "");
    now += 150;
    press(page, kind);
    expect(answered).toEqual([]);
    expect(lateRefusals.peek()).toBe(refused + 1);
    now += 700;
    press(page, kind);
    expect(answered).toEqual(["give 3"]);
  });

  it("a press that began on Skip answers nothing, however late it ends", () => {
    const page = box(playing);
    down("mouse");
    now += 100;
    show(page, "");
    now += 2000;
    page.querySelector("button")!.click();
    expect(answered).toEqual([]);
  });

  it("Enter on Skip presses nothing else, and a digit does not answer", () => {
    const page = box(playing);
    page.querySelector("button")!.focus();
    show(page, "");
    page.querySelector("button")!.focus();
    now += 150;
    key(page, "Enter");
    key(page, "3");
    expect([answered, keys]).toEqual([[], []]);
    now += 700;
    key(page, "3");
    key(page, "Enter");
    expect([answered, keys]).toEqual([["give 3"], ["3", "Enter"]]);
  });

  it("Enter on another element works", () => {
    const page = box(playing);
    (document.activeElement as HTMLElement)?.blur();
    show(page, "");
    page.querySelector("button")!.focus();
    key(page, "Enter");
    expect(answered).toEqual(["give 3"]);
  });

  it("a space bar pressed on Skip does not press the element that has the focus later", () => {
    const page = box(playing);
    const button = page.querySelector("button")!;
    button.focus();
    button.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true, cancelable: true }));
    now += 100;
    show(page, "");
    now += 900;
    const up = new KeyboardEvent("keyup", { key: " ", bubbles: true, cancelable: true });
    document.body.dispatchEvent(up);
    expect(up.defaultPrevented).toBe(true);
  });

  it("the control of the next playback accepts a press at once", () => {
    const page = box(playing);
    show(page, "");
    now += 100;
    show(page, "actions");
    now += 100;
    down("mouse");
    page.querySelector<HTMLElement>("[data-skip]")!.click();
    expect(skipped).toEqual(["turn"]);
  });
});
