import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { SaveLink } from "../src/frame/controls/save-link";

const saved: string[] = [];
afterEach(() => {
  render(null, document.body);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  saved.length = 0;
});

async function press(answer: () => Promise<Response>): Promise<void> {
  vi.stubGlobal("fetch", answer);
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:x");
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  render(
    <SaveLink path="api/tables/t/record" name="t.record">
      Save
    </SaveLink>,
    document.body,
  );
  const link = document.querySelector("a")!;
  const event = new MouseEvent("click", { bubbles: true, cancelable: true });
  await act(async () => {
    link.dispatchEvent(event);
    await new Promise((done) => setTimeout(done, 20));
  });
  expect(event.defaultPrevented).toBe(true);
}

const trouble = () => document.querySelector("[role=alert]")?.textContent ?? "";

it("a file of the server is saved under its name", async () => {
  await press(() => Promise.resolve(new Response("game tzolkin")));
  expect([saved, trouble()]).toEqual([["t.record"], ""]);
});

it("a refused download says why", async () => {
  const body = JSON.stringify({ error: "broken", text: "the table cannot be read" });
  await press(() => Promise.resolve(new Response(body, { status: 500 })));
  expect(saved).toEqual([]);
  expect(trouble()).toContain("the table cannot be read");
});

it("a download without an answer says so", async () => {
  await press(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(trouble()).toContain("The server does not answer");
});
