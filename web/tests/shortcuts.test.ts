import { expect, it } from "vitest";
import { shortcut } from "../src/frame/table/shortcuts";
import type { useTableState } from "../src/frame/table/table-context";
import { asked, option } from "./asked";

/** The answers that are chosen by pressing these keys, one after the other. */
function chosen(keys: string[]): string[][] {
  const question = asked(["go nobles", "go forest"], { asides: [option("use store")] });
  const answers: string[][] = [];
  const table = {
    asks: { value: question },
    question: { value: question },
    unconfirmed: { value: null },
    unsentForm: { value: null },
    several: { value: [] },
    payments: { value: [] },
    hint: { moves: () => new Set() },
    choose: (chain: string[]) => answers.push(chain),
  };
  const state = { table, board: {}, sheets: { open: { value: "" } } };
  for (const key of keys)
    shortcut(
      new KeyboardEvent("keydown", { key }),
      state as unknown as ReturnType<typeof useTableState>,
      () => {},
    );
  return answers;
}

it("chooses an additional move with the next key after the answers", () => {
  expect(chosen(["1", "3", "4"])).toEqual([["go nobles"], ["use store"]]);
});
