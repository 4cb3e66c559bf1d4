import { render } from "preact";
import { describe, expect, it } from "vitest";
import { type Table, WithTable } from "../src/boards/board";
import "../src/boards/chichen-itza/module";
import { PlainBoard } from "../src/boards/plain/board";
import { PlainHoldings } from "../src/boards/plain/holdings";
import { spreadOut } from "../src/boards/plain/spread";
import { trade } from "../src/boards/tzolkin/trade";
import { groupDiceRolls } from "../src/frame/log/log-lines";
import { withTradeTotals } from "../src/frame/log/trade-totals";
import type { Happened } from "../src/net/protocol";
import type { GameAssets } from "../src/state/game-assets";

const nothing = () => {};

function shown(game: string, view: Record<string, unknown>, more: Partial<Table> = {}): HTMLElement {
  const table: Table = {
    game,
    view,
    was: null,
    box: null,
    names: ["Ana", "Bo"],
    viewer: 0,
    question: null,
    offers: new Map(),
    preview: null,
    thing: (id) => id,
    effect: () => "",
    say: (id) => id,
    play: nothing,
    look: nothing,
    explain: nothing,
    hinted: new Set(),
    runs: [],
    ...more,
  };
  const page = document.createElement("div");
  render(
    <WithTable table={table}>
      <PlainBoard />
    </WithTable>,
    page,
  );
  return page;
}

describe("the land around Chichén Itzá", () => {
  const tile = (id: string, q: number, r: number, more = {}) => ({
    id,
    q,
    r,
    terrain: "land",
    seat: null,
    warriors: 0,
    scouts_seat: [],
    ...more,
  });
  const view = {
    moving_group: null,
    tiles: [
      tile("P01", -1, 0, { seat: 1, warriors: 3, creature: "snake", strength: 4 }),
      tile("P02", 0, -1, { gem: "blue", gems: 2 }),
      tile("P03", 2, 0, { scouts_seat: [0] }),
    ],
    seats: [
      { city: 5, heroes: [{ hero: "owl", place: "city" }], gems: ["blue"] },
      { city: 0, heroes: [{ hero: "eagle", place: "P01" }], gems: [] },
    ],
  };
  const field = (page: HTMLElement, id: string) =>
    [...page.querySelectorAll<HTMLElement>(".hexes > li")].find((one) =>
      one.querySelector("h3")?.textContent?.includes(id),
    )!;

  it("has the city as one place of two hexes, with who stands there", () => {
    const page = shown("chichen-itza", view);
    const city = field(page, "city");
    expect(city.querySelector(".hex-pieces")?.textContent).toContain("5");
    expect(city.querySelector(".piece-hero")?.textContent).toContain("owl");
    expect(city.querySelector(".hex-ground")?.getAttribute("d")?.split("L")).toHaveLength(10);
    expect(field(page, "P01").querySelector(".hex-ground")?.getAttribute("d")?.split("L")).toHaveLength(6);
  });

  it("shows warriors, heroes, scouts, creatures and gems on its tiles", () => {
    const page = shown("chichen-itza", view);
    expect([...field(page, "P01").querySelectorAll(".piece")].map((one) => one.className)).toEqual([
      "piece piece-warriors",
      "piece piece-hero",
    ]);
    expect(field(page, "P01").textContent).toContain("snake 4");
    expect(field(page, "P02").querySelector(".gem-blue")).not.toBeNull();
    expect(field(page, "P03").querySelector(".piece-scout")).not.toBeNull();
  });

  it("draws a hero who sets out once", () => {
    const page = shown("chichen-itza", {
      ...view,
      moving_group: { seat: 0, at: "city", warriors: 1, heroes: ["owl"] },
    });
    expect(field(page, "city").querySelectorAll(".piece-hero")).toHaveLength(1);
  });

  it("tells a creature's attack on the city there, and each side's dice in its row", () => {
    const page = shown("chichen-itza", {
      ...view,
      moving_group: {
        seat: 0,
        at: "city",
        warriors: 5,
        creature: "jaguar",
        strength: 3,
        hearts: 2,
        phases: ["melee1"],
        phase: "melee1",
        roller_seat: 0,
        dice: [1, 6],
        hit_faces: [1, 2],
      },
    });
    expect(field(page, "city").textContent).toContain("jaguar");
    expect(
      [...page.querySelectorAll(".fight-side")].map((one) => one.querySelectorAll(".die").length),
    ).toEqual([2, 0]);
    expect(page.querySelectorAll(".die.hit")).toHaveLength(1);
  });

  it("leaves a player's gems in the panel", () => {
    const assets = {
      game: "chichen-itza",
      thing: (id: string) => id,
      knows: () => false,
      messages: { say: (id: string) => id },
    } as unknown as GameAssets;
    const panel = document.createElement("div");
    render(<PlainHoldings seat={0} view={view} previewed={null} assets={assets} />, panel);
    expect(panel.querySelector(".gem-blue")).not.toBeNull();
  });
});

describe("a chart", () => {
  it("has no area that covers another", () => {
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

describe("trades in a row", () => {
  const traded = (event: string, seat: number, good: number, corn: number): Happened => ({
    event: { event, seat, good, corn, rule: "" },
    words: `${event} ${good}`,
  });
  const sums = (...events: Happened[]) =>
    withTradeTotals(groupDiceRolls(events, 0, -1), trade, (sum) =>
      sum.map(([thing, by]) => `${thing} ${by}`).join(", "),
    ).map((line) => line.sum ?? "");

  it("say at their end what they come to, each seat for itself", () => {
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
  const told = (events: Happened[], mark = -1) =>
    groupDiceRolls(events, 10, mark).map((line) => [line.at, line.entry.words]);

  it("share one line", () => {
    expect(
      told([rolled(0, 5, "Ana rolls: 5."), rolled(0, 2, "Ana rolls: 2."), rolled(1, 2, "Bo rolls: 2.")]),
    ).toEqual([
      [10, "Ana rolls: 5, 2."],
      [12, "Bo rolls: 2."],
    ]);
    expect(
      told([rolled(0, 4, "Ana rolls a 4."), rolled(0, 2, "Ana rolls a 2."), rolled(0, 6, "Ana rolls a 6.")]),
    ).toEqual([[10, "Ana rolls a 4, 2, 6."]]);
    expect(
      told([
        rolled(0, 0, "Red die: a blank."),
        rolled(0, 1, "Red die: a spear."),
        rolled(0, 1, "Yellow die: a spear."),
      ]),
    ).toEqual([
      [10, "Red die: a blank, a spear."],
      [12, "Yellow die: a spear."],
    ]);
  });

  it("leave what is told several times to be counted", () => {
    const drawn = (seat: number) =>
      ({ event: { event: "drawn", seat }, words: `Seat ${seat} draws a card.` }) as unknown as Happened;
    expect(groupDiceRolls([drawn(0), drawn(0), drawn(0), drawn(1)], 0, -1).map((line) => line.times)).toEqual(
      [3, 1],
    );
    expect(groupDiceRolls([drawn(0), drawn(0)], 0, 1).map((line) => line.times)).toEqual([1, 1]);
  });

  it("are told apart where my last turn ended between them, and nothing else is joined", () => {
    expect(told([rolled(0, 5, "Ana rolls: 5."), rolled(0, 2, "Ana rolls: 2.")], 11)).toHaveLength(2);
    const other = (words: string) => ({ event: { event: "took", seat: 0 }, words }) as unknown as Happened;
    expect(told([other("Ana takes: wood."), other("Ana takes: corn.")])).toHaveLength(2);
  });
});
