import { type ComponentChild, render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Popup } from "../src/frame/controls/popup";
import { useEscape } from "../src/frame/hooks/use-escape";

function Closed({ close, wanted = true }: { close: () => void; wanted?: boolean }) {
  useEscape(close, wanted);
  return null;
}

/** Renders something and runs all effects. */
const draw = (what: ComponentChild) => act(() => render(what, document.body));
const pressEscape = (target: EventTarget = document.body) =>
  target.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));

describe("Escape", () => {
  afterEach(() => draw(null));

  it("closes the most recently opened thing, one at a time", async () => {
    const [sheet, card] = [vi.fn(), vi.fn()];
    await draw(<Closed key="sheet" close={sheet} />);
    await draw([<Closed key="sheet" close={sheet} />, <Closed key="card" close={card} />]);
    pressEscape();
    expect([sheet.mock.calls.length, card.mock.calls.length]).toEqual([0, 1]);
    await draw([<Closed key="sheet" close={sheet} />]);
    pressEscape();
    expect([sheet.mock.calls.length, card.mock.calls.length]).toEqual([1, 1]);
  });

  it("reaches no other handler while something is open, and all handlers otherwise", async () => {
    const heard = vi.fn();
    addEventListener("keydown", heard);
    await draw(<Closed close={() => {}} />);
    pressEscape();
    expect(heard).not.toHaveBeenCalled();
    await draw(null);
    pressEscape();
    expect(heard).toHaveBeenCalledOnce();
    removeEventListener("keydown", heard);
  });

  it("does not close things that opt out", async () => {
    const close = vi.fn();
    await draw(<Closed close={close} wanted={false} />);
    pressEscape();
    expect(close).not.toHaveBeenCalled();
  });

  it("closes a popup before the sheet under it", async () => {
    const [sheet, popup] = [vi.fn(), vi.fn()];
    await draw(<Closed close={sheet} />);
    await draw([
      <Closed close={sheet} />,
      <Popup class="" label="" close={popup}>
        x
      </Popup>,
    ]);
    pressEscape();
    expect([sheet.mock.calls.length, popup.mock.calls.length]).toEqual([0, 1]);
  });
});
