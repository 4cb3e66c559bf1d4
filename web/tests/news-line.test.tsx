import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, it } from "vitest";
import { News } from "../src/frame/question/news";
import { type TableState, TableStateContext } from "../src/frame/table/table-context";

it("labels gains as earlier, so that they are not mistaken for effects of an answer", async () => {
  const after = { table: {}, totals: [1, 0] };
  const seatState = {
    news: { from: 1, was: {}, wasTotals: [0, 0], after },
    scores: { unit: 1 },
  };
  const table = {
    id: "t",
    seat: { value: 0, peek: () => 0 },
    held: { peek: () => [0] },
    seatState: { value: seatState },
    info: { value: { seats: [{ name: "Ana" }, { name: "Bo" }] } },
  };
  const assets = { notGoods: new Set(), messages: { knows: () => false } };
  const page = document.createElement("div");
  await act(() =>
    render(
      <TableStateContext.Provider value={{ table, assets, board: {}, sheets: {} } as unknown as TableState}>
        <News n={3} />
      </TableStateContext.Provider>,
      page,
    ),
  );
  expect(page.querySelector(".news-line")?.textContent).toMatch(/^Before:.*Ana \+1 point/);
});
