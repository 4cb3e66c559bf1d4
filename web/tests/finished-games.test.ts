import { expect, it } from "vitest";
import { isNewcomer, noteFinished } from "../src/state/finished-games";

it("remembers the games whose end was seen here", () => {
  expect(isNewcomer("teotihuacan")).toBe(true);
  noteFinished("teotihuacan");
  noteFinished("teotihuacan");
  expect(isNewcomer("teotihuacan")).toBe(false);
  expect(isNewcomer("azteca")).toBe(true);
  expect(localStorage.getItem("patolli.finished")).toBe('["teotihuacan"]');
});
