import { render } from "preact";
import { describe, expect, it } from "vitest";
import { meantAt } from "../src/boards/plain/marks";
import { expectedAnswers, warnings } from "../src/boards/teotihuacan/plain/warnings";
import { PreviewSummary } from "../src/frame/question/preview-summary";
import type { Happened } from "../src/net/protocol";

const box = { upkeep: { vp_loss_per_unpaid: 3 } };
const seat = { cocoa: 1, forecast: { upkeep: 4, unpaid: 9 } };

describe("before an eclipse", () => {
  it("one is warned in the last round, and not while one pays", () => {
    const view = { discs: "extra-round", seats: [seat] };
    expect(warnings("ChooseWorker", view, box, 0)[0]).toContain("9 as things are");
    expect(
      warnings(
        "ChooseWorker",
        { ...view, seats: [{ cocoa: 4, forecast: { upkeep: 4, unpaid: 0 } }] },
        box,
        0,
      )[0],
    ).not.toContain("as things are");
    expect(warnings("Upkeep", view, box, 0)).toEqual([]);
    expect(warnings("ChooseWorker", { ...view, discs: "apart" }, box, 0)).toEqual([]);
  });
});

describe("on a board that was reached", () => {
  it("its main action and its worship are looked for", () => {
    const words = (board: number) =>
      expectedAnswers({ kind: "ChooseAction", numbers: [board, 0] }, (id) => id).map(([word]) => word);
    expect(words(1)).toEqual(["main", "worship forest"]);
    expect(words(0)).toEqual(["worship palace1", "worship palace2", "worship palace3"]);
    expect(words(7)).toEqual(["main"]);
    expect(expectedAnswers({ kind: "ChooseWorker", numbers: [] }, (id) => id)).toEqual([]);
  });
});

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
  const scores = (points: number) => ({ unit: 1, totals: [points], ranks: [], sources: [], table: [] });
  const page = (later: Happened[]) => {
    const at = document.createElement("div");
    render(
      <PreviewSummary
        previewed={{
          table: {},
          events: [told("collected")],
          scores: scores(5),
          end: "other",
          words: [],
          later,
        }}
        now={scores(5)}
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
