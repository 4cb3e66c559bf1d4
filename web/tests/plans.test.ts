import { describe, expect, it } from "vitest";
import { spreadOut } from "../src/boards/plain/spread";
import { trade } from "../src/boards/tzolkin/trade";
import { groupDiceRolls } from "../src/frame/log/log-lines";
import { withTradeTotals } from "../src/frame/log/trade-totals";
import type { Happened } from "../src/net/protocol";

describe("a chart", () => {
  it("has no overlapping areas", () => {
    const sheet = { width: 300, height: 200, wide: 60, high: 40 };
    const points = spreadOut(
      [
        { x: 0, y: 0 },
        { x: 1, y: 1 },
        { x: 2, y: 0 },
        { x: 90, y: 90 },
        { x: 50, y: 50 },
      ],
      sheet,
    );
    for (const [i, a] of points.entries()) {
      for (const b of points.slice(i + 1)) {
        expect(Math.abs(a.x - b.x) >= 59 || Math.abs(a.y - b.y) >= 39).toBe(true);
      }
    }
    expect(points.every(({ x, y }) => x >= 30 && x <= 270 && y >= 20 && y <= 180)).toBe(true);
  });
});

describe("consecutive trades", () => {
  const traded = (event: string, seat: number, good: number, corn: number): Happened => ({
    event: { event, seat, good, corn, amount: 1, rule: "" },
    words: `${event} ${good}`,
  });
  const sums = (...events: Happened[]) =>
    withTradeTotals(groupDiceRolls(events, 0, -1), trade, (sum) =>
      sum.map(([thing, by]) => `${thing} ${by}`).join(", "),
    ).map((line) => line.sum ?? "");

  it("show their total at the end, separately for each seat", () => {
    const [buy, sell] = [traded("bought", 0, 0, 2), traded("sold", 0, 1, 3)];
    expect(sums(buy, sell, buy, traded("bought", 1, 0, 2))).toEqual([
      "",
      "",
      "wood 2, corn -1, stone -1",
      "",
    ]);
    expect(sums(buy, buy)).toEqual(["wood 2, corn -4"]);
    expect(sums(buy)).toEqual([""]);
    expect(sums(buy, { event: { event: "turn", seat: 0, rule: "" }, words: "turn" }, sell)).toEqual([
      "",
      "",
      "",
    ]);
  });
});

describe("the dice of one throw", () => {
  const rolled = (seat: number, face: number, words: string): Happened =>
    ({ event: { event: "rolled", seat, face }, words }) as unknown as Happened;
  const lines = (events: Happened[], mark = -1) =>
    groupDiceRolls(events, 10, mark).map((line) => [line.at, line.entry.words]);

  it("share one line", () => {
    expect(
      lines([rolled(0, 5, "Ana rolls: 5."), rolled(0, 2, "Ana rolls: 2."), rolled(1, 2, "Bo rolls: 2.")]),
    ).toEqual([
      [10, "Ana rolls: 5, 2."],
      [12, "Bo rolls: 2."],
    ]);
    expect(
      lines([rolled(0, 4, "Ana rolls a 4."), rolled(0, 2, "Ana rolls a 2."), rolled(0, 6, "Ana rolls a 6.")]),
    ).toEqual([[10, "Ana rolls a 4, 2, 6."]]);
    expect(
      lines([
        rolled(0, 0, "Red die: a blank."),
        rolled(0, 1, "Red die: a spear."),
        rolled(0, 1, "Yellow die: a spear."),
      ]),
    ).toEqual([
      [10, "Red die: a blank, a spear."],
      [12, "Yellow die: a spear."],
    ]);
  });

  it("count repeated sentences", () => {
    const drawn = (seat: number) =>
      ({ event: { event: "drawn", seat }, words: `Seat ${seat} draws a card.` }) as unknown as Happened;
    expect(groupDiceRolls([drawn(0), drawn(0), drawn(0), drawn(1)], 0, -1).map((line) => line.times)).toEqual(
      [3, 1],
    );
    expect(groupDiceRolls([drawn(0), drawn(0)], 0, 1).map((line) => line.times)).toEqual([1, 1]);
  });

  it("are separate if my last turn ended between them, and other events are not joined", () => {
    expect(lines([rolled(0, 5, "Ana rolls: 5."), rolled(0, 2, "Ana rolls: 2.")], 11)).toHaveLength(2);
    const other = (words: string) => ({ event: { event: "took", seat: 0 }, words }) as unknown as Happened;
    expect(lines([other("Ana takes: wood."), other("Ana takes: corn.")])).toHaveLength(2);
  });
});
