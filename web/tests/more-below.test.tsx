import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it } from "vitest";
import { useMoreBelow } from "../src/frame/hooks/use-more-below";

const sizes = { scrollHeight: 0, clientHeight: 200 };
for (const name of ["scrollHeight", "clientHeight"] as const) {
  Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => sizes[name] });
}

function List() {
  return <div id="list" ref={useMoreBelow<HTMLDivElement>()} />;
}

function shown(): HTMLElement {
  act(() => render(<List />, document.body));
  return document.getElementById("list")!;
}

afterEach(() => act(() => render(null, document.body)));

it("marks a list that continues below its edge, until it is scrolled to its end", () => {
  sizes.scrollHeight = 290;
  const list = shown();
  expect(list.hasAttribute("data-more-below")).toBe(true);
  list.scrollTop = 90;
  list.dispatchEvent(new Event("scroll"));
  expect(list.hasAttribute("data-more-below")).toBe(false);
});

it("does not mark a list that fits", () => {
  sizes.scrollHeight = 202;
  expect(shown().hasAttribute("data-more-below")).toBe(false);
});

it("measures again when the content changes", () => {
  sizes.scrollHeight = 200;
  expect(shown().hasAttribute("data-more-below")).toBe(false);
  sizes.scrollHeight = 400;
  expect(shown().hasAttribute("data-more-below")).toBe(true);
});
