import { beforeAll, beforeEach, expect, test } from "vitest";
import { keepPress } from "../src/frame/hooks/keep-press";

let clicks = 0;
beforeAll(() => keepPress(document));
beforeEach(() => {
  clicks = 0;
  document.body.innerHTML = '<button><i></i></button><button class="other"></button>';
  document.querySelector("button")!.addEventListener("click", () => clicks++);
});

const press = (type: string, at: string) =>
  document.querySelector(at)!.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0 }));

test("an element redrawn between press and release still counts as clicked", () => {
  press("pointerdown", "i");
  document.querySelector("button")!.innerHTML = "<b></b>";
  press("pointerup", "b");
  expect(clicks).toBe(1);
});

test("other elements are left to the browser, and a release elsewhere is no click", () => {
  press("pointerdown", "i");
  press("pointerup", "i");
  press("pointerdown", "i");
  document.querySelector("button")!.innerHTML = "";
  press("pointerup", ".other");
  expect(clicks).toBe(0);
});
