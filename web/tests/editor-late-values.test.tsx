import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CopyLink, RecordMoves } from "../src/frame/editor/editor-bar";
import { FieldRow } from "../src/frame/editor/fields";
import type { EditorField, EditorState } from "../src/net/protocol";
import type { PositionEditor } from "../src/state/editor";
import type { GameAssets } from "../src/state/game-assets";

const assets = {
  thing: (id: string) => id,
  knows: () => false,
  messages: { knows: () => false, say: (id: string) => id },
} as unknown as GameAssets;
let sent: unknown[] = [];

beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
});
afterEach(() => {
  render(null, document.body);
  vi.useRealTimers();
});

function corn(value: number): void {
  const field = {
    id: "corn:0",
    name: "corn",
    kind: "number",
    value,
    low: 0,
    high: 99,
    options: [],
    known: null,
  };
  render(
    <FieldRow
      field={field as unknown as EditorField}
      assets={assets}
      players={2}
      wrong={false}
      set={(n) => sent.push(n)}
    />,
    document.body,
  );
}

const input = () => document.querySelector("input")!;

function type(text: string): void {
  input().value = text;
  input().dispatchEvent(new Event("input", { bubbles: true }));
}

function later(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

describe("a number field of the editor", () => {
  it("keeps what is typed as soon as the field appears", () => {
    corn(0);
    type("7");
    later(100);
    expect(input().value).toBe("7");
    later(400);
    expect([input().value, sent]).toEqual(["7", [7]]);
  });

  it("keeps what is typed while an earlier number is on its way", () => {
    corn(0);
    type("1");
    later(500);
    type("12");
    act(() => corn(1));
    later(100);
    expect(input().value).toBe("12");
    later(400);
    expect([input().value, sent]).toEqual(["12", [1, 12]]);
    act(() => corn(12));
    expect(input().value).toBe("12");
  });

  it("keeps an empty field empty until it is left", () => {
    corn(3);
    type("");
    act(() => corn(4));
    expect(input().value).toBe("");
    act(() => void input().dispatchEvent(new FocusEvent("blur")));
    expect(input().value).toBe("4");
  });

  it("shows the number of another position", () => {
    corn(0);
    type("7");
    later(500);
    act(() => corn(7));
    act(() => corn(5));
    expect(input().value).toBe("5");
  });
});

describe("the moves of a record", () => {
  const record = (text: string, move: number) => ({ text, move, moves: 90 });

  it("keep the chosen move until another record is shown", () => {
    const editor = { record: signal(record("a", 10)) };
    const show = () => render(<RecordMoves editor={editor as unknown as PositionEditor} />, document.body);
    show();
    expect(input().value).toBe("10");
    type("40");
    later(100);
    expect(input().value).toBe("40");
    editor.record.value = record("b", 20);
    act(show);
    expect(input().value).toBe("20");
  });
});

it("a link is marked as copied only for its own position", async () => {
  vi.useRealTimers();
  Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
  const show = (text: string) =>
    act(() => render(<CopyLink state={{ game: "tzolkin", text } as EditorState} />, document.body));
  show("round = 1");
  const copy = document.querySelector("button")!;
  copy.click();
  show("round = 2"); // before the link to the first position is made
  await act(() => new Promise((done) => setTimeout(done, 30)));
  expect(document.querySelector(".editor-link")).toBeNull();
  act(() => copy.click());
  await vi.waitFor(() => expect(document.querySelector(".editor-link")).not.toBeNull());
});
