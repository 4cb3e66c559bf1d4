import { describe, expect, it } from "vitest";
import type { Asked, Previewed } from "../src/net/protocol";
import { differences, traded } from "../src/state/changes";
import { wholeAnswers } from "../src/state/number-questions";
import { payments } from "../src/state/payments";

const pay: Asked = {
  number: 1,
  kind: "Pay",
  rule: "",
  numbers: [],
  window: "",
  default: "0",
  words: "",
  options: [
    { text: "0", words: "0" },
    { text: "1", words: "1" },
  ],
  asides: [],
};

describe("a run of number questions", () => {
  it("is answered as a whole", () => {
    expect(wholeAnswers(pay, [["0"], ["1"], ["0", "1"], ["1", "0"]])).toEqual([
      ["0", "1"],
      ["1", "0"],
    ]);
  });

  it("is none where one number is all, or words are asked", () => {
    expect(wholeAnswers(pay, [["0"], ["1"]])).toEqual([]);
    expect(wholeAnswers({ ...pay, options: [{ text: "a", words: "" }] }, [["a", "1"]])).toEqual([]);
  });
});

describe("a payment", () => {
  const chains = [["0"], ["1"], ["0", "1"], ["1", "0"]];
  const view = { seats: [{ wood: 2, stone: 2 }] };
  const seatAfter = (wood: number, stone: number) =>
    Promise.resolve({ table: { seats: [{ wood, stone }] } } as unknown as Previewed);

  it("is offered as a whole where every way pays something else", async () => {
    const found = await payments(
      pay,
      chains,
      (chain) => (chain[0] === "0" ? seatAfter(2, 1) : seatAfter(1, 2)),
      { view, seat: 0 },
    );
    expect(found).toEqual([
      { chain: ["0", "1"], paid: [["stone", 1]] },
      { chain: ["1", "0"], paid: [["wood", 1]] },
    ]);
  });

  it("is asked number by number where nothing is paid", async () => {
    expect(await payments(pay, chains, () => seatAfter(2, 2), { view, seat: 0 })).toEqual([]);
  });
});

describe("changes", () => {
  it("tell what is given and what is got", () => {
    const before = { seats: [{ wood: 3, goods: { corn: 1 }, points: { corn: 0 } }] };
    const after = { seats: [{ wood: 1, goods: { corn: 4 }, points: { corn: 2 } }] };
    expect([...traded(before, after, 0)]).toEqual([
      ["wood", -2],
      ["corn", 3],
    ]);
    expect(differences({ a: [1, 2] }, { a: [1, 5] }).get("a.1")).toBe(3);
  });
});
