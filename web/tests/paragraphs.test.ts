import { describe, expect, it } from "vitest";
import { overlay } from "../src/net/overlay";
import { blockOf, pieces } from "../src/texts/paragraphs";

describe("a rulebook's paragraph", () => {
  it("can be a table", () => {
    expect(blockOf("| Step | Chaac |\n|---|:--|\n| 0 | -1 |")).toEqual({
      is: "table",
      head: ["Step", "Chaac"],
      rows: [["0", "-1"]],
    });
  });

  it("can be a list, or text over several lines", () => {
    expect(blockOf("- a\n- b")).toEqual({ is: "list", items: ["a", "b"] });
    expect(blockOf("a\nb | c")).toEqual({ is: "text", text: "a b | c" });
  });

  it("has strong words and leads to other rules", () => {
    expect(pieces("See **now** TZ-5.2 (CI-G01).")).toEqual([
      { text: "See " },
      { strong: "now" },
      { text: " " },
      { rule: "TZ-5.2" },
      { text: " (" },
      { rule: "CI-G01" },
      { text: ")." },
    ]);
  });
});

describe("an owner's box", () => {
  it("lies over the printed one, table by table", () => {
    const box = {
      supply: { skulls: 13 },
      buildings: [
        { id: "B01", corn: 1 },
        { id: "B02", corn: 2 },
      ],
    };
    overlay(box, { supply: { skulls: 12 }, "buildings.B02": { id: "B02", corn: 9 }, "nothing.X": {} });
    expect(box).toEqual({
      supply: { skulls: 12 },
      buildings: [
        { id: "B01", corn: 1 },
        { id: "B02", corn: 9 },
      ],
    });
  });
});
