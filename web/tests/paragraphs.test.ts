import { describe, expect, it } from "vitest";
import { blockOf, textRuns } from "../src/texts/paragraphs";

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

  it("has strong text and links to other rules", () => {
    expect(textRuns("See **now** TZ-5.2 (CI-G01).")).toEqual([
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
