import { expect, it } from "vitest";
import { PACES, paceText } from "../src/frame/lobby/paces";

it("a clock shows its own times, even if they are not offered here", () => {
  expect(paceText(PACES.live!)).toContain("45");
  expect(paceText({ kind: "live", seconds: 600, increment: 5 })).toMatch(/10.*5/);
  expect(paceText({ kind: "days", seconds: 2 * 86400, increment: 0 })).toContain("2 days");
  expect(paceText({ kind: "days", seconds: 12 * 3600, increment: 0 })).toContain("12 hours");
});
