import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it } from "vitest";
import { TextTab } from "../src/frame/editor/text-tab";
import type { EditorState } from "../src/net/protocol";
import type { PositionEditor } from "../src/state/editor";

const editor = { trouble: signal(null) } as unknown as PositionEditor;

function show(text: string): void {
  render(<TextTab editor={editor} state={{ game: "tzolkin", text } as EditorState} />, document.body);
}

function type(text: string): void {
  const field = document.querySelector("textarea")!;
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function later(): Promise<void> {
  return act(() => new Promise((done) => setTimeout(done, 50)));
}

afterEach(() => render(null, document.body));

it("keeps what is typed as soon as the text appears", async () => {
  show("round = 1");
  type("round = 2");
  await later();
  expect(document.querySelector("textarea")!.value).toBe("round = 2");
  expect(document.querySelector<HTMLButtonElement>("button[type=submit]")!.disabled).toBe(false);
});

it("shows another position instead of what is typed", async () => {
  show("round = 1");
  type("round = 2");
  await later();
  show("round = 3");
  await later();
  expect(document.querySelector("textarea")!.value).toBe("round = 3");
  expect(document.querySelector<HTMLButtonElement>("button[type=submit]")!.disabled).toBe(true);
});
