import { expect, test } from "vitest";
import type { Asked, Previewed } from "../src/net/protocol";
import { prices } from "../src/state/prices";

const asked = (...texts: string[]) =>
  ({ kind: "Place", options: texts.map((text) => ({ text, words: text })) }) as unknown as Asked;
const now = { table: { seats: [{ corn: 5, points: 0, resources: { wood: 0 } }] }, totals: [4], seat: 0 };
const shown = {
  table: { seats: [{ corn: 2, points: 2, resources: { wood: 1 } }] },
  scores: { totals: [6] },
  events: [{ event: { event: "placed" } }],
  options: [{ text: "stop", words: "" }],
} as unknown as Previewed;

test("an answer tells what it takes and gives, and its points apart", async () => {
  const found = await prices(asked("place tikal"), () => Promise.resolve(shown), now);
  expect(found.get("place tikal")).toEqual({
    things: [
      ["corn", -3],
      ["wood", 1],
    ],
    points: 2,
    events: ["placed"],
    next: ["stop"],
  });
});

test("what cannot be foreseen is left out, and so are long lists and bare numbers", async () => {
  const refuse = (chain: string[]) =>
    chain[0] === "draw" ? Promise.reject(new Error("hidden")) : Promise.resolve(shown);
  expect([...(await prices(asked("draw", "stop"), refuse, now)).keys()]).toEqual(["stop"]);
  expect((await prices(asked(...Array.from({ length: 13 }, (_, i) => `take ${i}`)), refuse, now)).size).toBe(
    0,
  );
  expect((await prices(asked("0", "1"), refuse, now)).size).toBe(0);
});
