import { render } from "preact";
import { describe, expect, it } from "vitest";
import { meantAt } from "../src/boards/plain/marks";
import { PreviewSummary } from "../src/frame/question/preview-summary";
import type { Happened } from "../src/net/protocol";

describe("what a click on a thing means", () => {
  it("is to use it only where it lies with oneself", () => {
    expect(meantAt(["use dcoc"], "boards.2.discovery", 0)).toEqual([]);
    expect(meantAt(["claim dcoc"], "boards.2.discovery", 0)).toEqual(["claim dcoc"]);
    expect(meantAt(["use dcoc"], "seats.0.tiles.0", 0)).toEqual(["use dcoc"]);
    expect(meantAt(["use dcoc"], "seats.1.tiles.0", 0)).toEqual([]);
  });
});

describe("what an answer would do", () => {
  const told = (event: string, words = `${event}!`): Happened => ({ event: { event, rule: "" }, words });
  const page = (later: Happened[]) => {
    const at = document.createElement("div");
    render(
      <PreviewSummary
        previewed={{
          table: {},
          events: [told("collected")],
          points: [0],
          end: "other",
          ends: "",
          costs: false,
          words: [],
          later,
        }}
        unit={1}
      />,
      at,
    );
    return at;
  };

  it("stands apart from what follows it; what has no words is not foretold", () => {
    const shown = page([told("round", ""), told("eclipse"), told("won", "")]);
    expect(
      [...shown.querySelectorAll("ul:not(.preview-summary-later) li")].map((one) => one.textContent),
    ).toEqual(["collected!"]);
    expect([...shown.querySelectorAll(".preview-summary-later li")].map((one) => one.textContent)).toEqual([
      "eclipse!",
    ]);
    expect(page([told("turn", "")]).querySelector(".preview-summary-later")).toBeNull();
  });
});
