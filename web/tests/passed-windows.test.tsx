import { render } from "preact";
import { describe, expect, it } from "vitest";
import { PassedWindows } from "../src/frame/question/passed-windows";
import { type TableState, TableStateContext } from "../src/frame/table/table-context";
import type { PassedWindow } from "../src/net/protocol";

const one = (question: number, can_reopen: boolean, other_answers = 1): PassedWindow => ({
  window: "flood",
  question,
  words: "Play Flood?",
  other_answers,
  can_reopen,
});

function shown(passed: PassedWindow[], over = false): { page: HTMLElement; acts: unknown[] } {
  const acts: unknown[] = [];
  const table = {
    seatState: { value: { passed, over } },
    seat: { value: 2 },
    act: (message: unknown) => acts.push(message),
  };
  const assets = { messages: { knows: () => false, say: (id: string) => id } };
  const page = document.createElement("div");
  render(
    <TableStateContext.Provider value={{ table, assets } as unknown as TableState}>
      <PassedWindows />
    </TableStateContext.Provider>,
    page,
  );
  return { page, acts };
}

describe("windows passed for a seat", () => {
  it("are listed one by one, those that can be taken back with a button", () => {
    const { page, acts } = shown([one(9, true), one(8, true, 0), one(5, false)]);
    const lines = [...page.querySelectorAll(".passed-line")];
    expect(lines.map((line) => line.textContent?.includes("Play Flood?"))).toEqual([true, true, true]);
    expect(lines.map((line) => line.querySelector("button") !== null)).toEqual([true, true, false]);
    page.querySelector<HTMLElement>('[data-reopen="8"]')?.click();
    expect(acts).toEqual([{ do: "reopen_window", seat: 2, question: 8 }]);
  });

  it("are called answers, because a pass is a move in some games", () => {
    const headings = [[one(9, false)], [one(9, true)]].map(
      (passed) => shown(passed).page.querySelector("summary")?.textContent,
    );
    expect(headings).toEqual([
      "The table answered one question for you since your last answer",
      "The table answered one question for you – take it back?",
    ]);
  });

  it("are not listed after the end of the game", () => {
    expect(shown([one(9, false)], true).page.textContent).toBe("");
  });

  it("show nothing if there are none", () => {
    expect(shown([]).page.textContent).toBe("");
  });
});
