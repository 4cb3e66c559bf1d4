import { render } from "preact";
import { describe, expect, it, vi } from "vitest";
import { NumberStep } from "../src/frame/question/number-step";
import { type TableState, TableStateContext } from "../src/frame/table/table-context";

function shown(chain: string[], numbers: string[]) {
  const table = { numbersAt: vi.fn(() => Promise.resolve(numbers)), changeStep: vi.fn() };
  const page = document.createElement("div");
  render(
    <TableStateContext.Provider value={{ table } as unknown as TableState}>
      <NumberStep chain={chain} />
    </TableStateContext.Provider>,
    page,
  );
  return { table, buttons: () => [...page.querySelectorAll("button")] };
}

describe("a number within an answer", () => {
  it("can be changed before the answer is confirmed", async () => {
    const { table, buttons } = shown(["place land", "from city", "3", "go p06"], ["1", "2", "3"]);
    await vi.waitFor(() => expect(buttons()).toHaveLength(3));
    expect(table.numbersAt).toHaveBeenCalledWith(2);
    expect(buttons().map((one) => one.getAttribute("aria-pressed"))).toEqual(["false", "false", "true"]);
    buttons()[0]!.click();
    expect(table.changeStep).toHaveBeenCalledWith(2, "1");
  });

  it("is not offered if only one number is possible", async () => {
    const { table, buttons } = shown(["from city", "1", "go p06"], ["1"]);
    await vi.waitFor(() => expect(table.numbersAt).toHaveBeenCalledWith(1));
    expect(buttons()).toEqual([]);
  });
});
