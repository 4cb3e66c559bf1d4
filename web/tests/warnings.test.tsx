import { render } from "preact";
import { describe, expect, it } from "vitest";
import { meantAt } from "../src/boards/plain/marks";
import { PreviewSummary } from "../src/frame/question/preview-summary";
import type { Happened } from "../src/net/protocol";

describe("a click on a thing", () => {
  it("uses it only if it is the player's own", () => {
    expect(meantAt(["use dcoc"], "boards.2.discovery", 0)).toEqual([]);
    expect(meantAt(["claim dcoc"], "boards.2.discovery", 0)).toEqual(["claim dcoc"]);
    expect(meantAt(["use dcoc"], "seats.0.tiles.0", 0)).toEqual(["use dcoc"]);
    expect(meantAt(["use dcoc"], "seats.1.tiles.0", 0)).toEqual([]);
  });
});

describe("the effect of an answer", () => {
  const happened = (event: string, words = `${event}!`): Happened => ({ event: { event, rule: "" }, words });
  const page = (later: Happened[]) => {
    const at = document.createElement("div");
    render(
      <PreviewSummary
        previewed={{
          table: {},
          events: [happened("collected")],
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

  it("is separate from later events; events without words are not predicted", () => {
    const shown = page([happened("round", ""), happened("eclipse"), happened("won", "")]);
    expect(
      [...shown.querySelectorAll("ul:not(.preview-summary-later) li")].map((one) => one.textContent),
    ).toEqual(["collected!"]);
    expect([...shown.querySelectorAll(".preview-summary-later li")].map((one) => one.textContent)).toEqual([
      "eclipse!",
    ]);
    expect(page([happened("turn", "")]).querySelector(".preview-summary-later")).toBeNull();
  });
});
