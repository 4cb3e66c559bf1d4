import { render } from "preact";
import { describe, expect, it } from "vitest";
import { Confirm } from "../src/frame/question/confirm";
import { type TableState, TableStateContext } from "../src/frame/table/table-context";
import type { PreviewEnd } from "../src/net/protocol";

/** The texts of the box from top to bottom, for an answer whose last step follows an earlier one. */
function box(events: string[], end: PreviewEnd): string[] {
  const shown = {
    table: {},
    events: events.map((words) => ({ event: { event: "x", rule: "" }, words })),
    later: [],
    points: [0, 0],
    end,
    words: ["Keep tile 14"],
    ends: "",
    costs: false,
  };
  const table = {
    question: { value: { chosen: ["Keep tile 4"], warnings: [] } },
    unconfirmed: { value: { chain: ["keep 14"], shown, values: [] } },
    unconfirmedOdds: { value: undefined },
    payments: { value: null },
    seatState: { value: null },
    effectOf: () => ({ ends: "" }),
  };
  const page = document.createElement("div");
  render(
    <TableStateContext.Provider value={{ table, assets: {}, board: {} } as unknown as TableState}>
      <Confirm />
    </TableStateContext.Provider>,
    page,
  );
  return [...page.querySelectorAll(".confirm-words li, .confirm-words p")].map((one) => one.textContent);
}

describe("the confirmation of an answer with several steps", () => {
  it("begins with the known consequences", () => {
    expect(box(["You take 3 stone."], "asked")).toEqual([
      "If you do this:",
      "You take 3 stone.",
      "Keep tile 4",
      "Keep tile 14",
    ]);
  });

  it("begins with the steps if nothing else is known: they are not what is hidden", () => {
    expect(box([], "hole")).toEqual([
      "Keep tile 4",
      "Keep tile 14",
      "What happens after that is hidden from you.",
    ]);
  });
});
