import { describe, expect, it } from "vitest";
import { describeAnswer as aztecaDoes } from "../src/boards/azteca/plain/describe-answer";
import { describeAnswer as chichenDoes } from "../src/boards/chichen-itza/plain/describe-answer";
import { differs } from "../src/boards/plain/differs";
import { describeAnswer as does } from "../src/boards/teotihuacan/plain/describe-answer";

describe("what differs between two views", () => {
  const stone = (place: string, tile: string) => ({ place, tile, level: 1 });

  it("is told of the same entry, wherever it stands in its list", () => {
    const now = { stones: [stone("1a1", "p1"), stone("1a3", "p3")] };
    const then = { stones: [stone("1a1", "p1"), stone("1a2", "p2"), { ...stone("1a3", "p3"), level: 2 }] };
    expect([...differs(now, then)]).toEqual([["stones.1.level", 2]]);
    expect([...differs(then, now).keys()]).toEqual([
      "stones.1",
      "stones.1.place",
      "stones.1.tile",
      "stones.1.level",
      "stones.2.level",
    ]);
  });

  it("is only what is gone, where a list of names becomes shorter", () => {
    expect([...differs({ shown: ["a", "b", "c"] }, { shown: ["a", "c"] })]).toEqual([["shown.1", undefined]]);
    expect([...differs({ hand: [3, 0] }, { hand: [3, 1] })]).toEqual([["hand.1", 1]]);
  });

  it("is told by place where entries have no names of their own", () => {
    expect([...differs({ seats: [{ t: 1 }, { t: 2 }] }, { seats: [{ t: 1 }, { t: 5 }] })]).toEqual([
      ["seats.1.t", 5],
    ]);
    expect([...differs({ a: null }, { a: { b: 1 } })]).toEqual([["a", { b: 1 }]]);
  });
});

describe("decorations of Teotihuacan", () => {
  const box = {};
  const brings = (points: number, temples: string[]) => ({ step: 0, points, matches: points - 3, temples });
  const view = {
    laying: {
      tile: null,
      places: {},
      sides: { left: brings(4, ["red"]) },
      tiles: { k09: { right: brings(4, ["green"]), top: brings(5, ["red", "green"]) } },
      best: { k09: 5 },
    },
  };

  it("say so in the answers, as worship says what lies on its space and who is displaced", () => {
    const says = {
      thing: (id: string) => `the ${id}`,
      cost: (id: string) => (id === "m2" ? "1 wood" : ""),
      effect: (id: string) => `does ${id}`,
      label: (part: string) => part,
      names: ["Ana", "Bo"],
      box,
    };
    const table = {
      ...view,
      royal: [{ id: "ra9", space: "palace1", holder: 1 }],
      boards: [
        { id: "palace", discovery: "m2", holder: null },
        { id: "forest", discovery: null, holder: 0 },
      ],
    };
    const asked = { kind: "ChooseAction", numbers: [1, 0] };
    const told = does("worship palace1", asked, table, says, 0);
    expect(told[0]).toBe("the ra9: does ra9");
    expect(told[1]).toBe("for 1 more cocoa also the m2 (1 wood): does m2");
    expect(told[2]).toContain("Bo");
    expect(does("worship forest", asked, table, says, 0)).toEqual(["does worship forest", "", ""]);
    const masked = { ...table, boards: [{ id: "forest", discovery: "m2", holder: null }] };
    expect(does("worship forest", asked, masked, says, 0)[1]).toBe(
      "there: the m2 (1 wood): does m2; both for 1 more cocoa",
    );
    expect(does("main", asked, table, says, 0)).toEqual(["does board forest"]);
    const owes = { kind: "Upkeep", numbers: [4, 3] };
    const priced = { ...says, box: { ...box, upkeep: { vp_loss_per_unpaid: 3 } } };
    expect(["4", "2"].map((word) => does(word, owes, table, priced, 0))).toEqual([[""], ["loses 6 points"]]);
    expect(does("decorate k09", asked, table, says, 0)[0]).toBe(
      "the top 5 points and the red, the green; the right 4 points and the green",
    );
    expect(does("side left", asked, table, says, 0)).toEqual(["step 0: 1 match"]);
    expect(does("side top", asked, table, says, 0)).toEqual([]);
    expect(
      does("benefit royal-discovery", { kind: "ChooseBenefit", numbers: [0, 1] }, table, says, 0),
    ).toEqual(["the ra9: does ra9", "the m2 (1 wood): does m2"]);
  });
});

describe("answers of the other games", () => {
  const says = {
    thing: (id: string) => `the ${id}`,
    cost: () => "",
    effect: (id: string) => `does ${id}`,
    label: (part: string) => part,
    names: ["Ana", "Bo"],
    box: {},
  };
  const asked = { kind: "", numbers: [] };

  it("name who waits on a tile, and what a hero can do", () => {
    const view = {
      unseen: { snake: [1, 1, 2] },
      tiles: [
        { id: "P01", creature: "snake", strength: null, gem: "red", gems: 2 },
        { id: "P02", creature: null, seat: 1, warriors: 3 },
      ],
      hero_cards: ["h01", "h02", null],
      seats: [
        {},
        {
          heroes: [
            { hero: "b", card: "h09", place: "P02" },
            { hero: "c", card: "h17", place: "city" },
          ],
        },
      ],
    };
    const [snake, , gem] = chichenDoes("go P01", asked, view, says, 0);
    expect(snake).toContain("1 ×2, 2");
    expect(chichenDoes("go P01", asked, { ...view, unseen: { snake: [1, 1] } }, says, 0)[0]).toContain(
      "strength 1;",
    );
    expect(gem).toContain("red");
    const holder = chichenDoes("go P02", asked, view, says, 0)[1];
    expect(holder).toContain("Bo");
    expect(holder).toContain("the h09");
    expect(holder).not.toContain("h17");
    expect(chichenDoes("recruit b", asked, view, says, 0)).toEqual(["the h02: does h02"]);
    expect(chichenDoes("recruit c", asked, view, says, 0)).toEqual([]);
  });

  it("name the border that an army crosses, whose the area is and who stands there", () => {
    const view = {
      march: [{ seat: 0, army: "a" }],
      seats: [{ boxes: { a: { area: "1" } } }, {}],
      areas: [{ id: "2", owner: 1, over_swamp: ["1"], armies: [{ seat: 1, army: "b", units: 4 }] }],
    };
    const [owner, terrain, there] = aztecaDoes("go 2", asked, view, says, 0);
    expect(owner).toContain("Bo");
    expect(terrain).toBe("over_swamp");
    expect(there).toBe("Bo: army B 4");
    expect(aztecaDoes("stop", asked, view, says, 0)).toEqual([]);
  });

  it("name what is paid for units and missions, and what a die shows", () => {
    const priced = {
      ...says,
      box: { unit: [{ id: "jaguar", price_t: 2 }], mission: [{ id: "alliance", cost_t: 3 }] },
    };
    expect(aztecaDoes("buy jaguar a", asked, {}, priced, 0)).toEqual(["2 tribute"]);
    expect(aztecaDoes("ally a", { kind: "Mission", numbers: [] }, {}, priced, 0)).toEqual(["3 tribute"]);
    const dice = {
      dice: [
        { face: 0, colour: "red" },
        { face: 1, colour: "yellow" },
      ],
    };
    expect(aztecaDoes("tlenamacac 1", asked, dice, priced, 0)).toEqual(["now a blank"]);
    expect(aztecaDoes("tlenamacac 2", asked, dice, priced, 0)).toEqual(["now a spear"]);
  });
});
