import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { board } from "../src/boards/azteca/module";
import { answerRows } from "../src/frame/question/answer-groups";
import { Choices } from "../src/frame/question/choices";
import { shortcut } from "../src/frame/table/shortcuts";
import { type TableState, TableStateContext } from "../src/frame/table/table-context";
import { asked, option } from "./asked";

const targets = Array.from({ length: 28 }, (_, i) => `insubordination ${i + 1}`);
const question = asked([option("pass", { declines: true, passes: true }), "tlaloc", ...targets], {
  kind: "TributeCard",
});

function tableWith(several: string[] = []) {
  const choose = vi.fn();
  const table = {
    id: "t",
    asks: { value: question },
    question: { value: question },
    unconfirmed: { value: null },
    unsentForm: { value: false },
    payments: { value: [] },
    several: { value: several },
    pending: { value: null },
    prospects: { value: null },
    prices: { value: new Map() },
    offers: { value: new Map() },
    hint: { moves: () => new Set<string>() },
    needsMovedPointer: () => false,
    look: () => {},
    choose,
  };
  const assets = { thing: (id: string) => id, messages: { say: (id: string) => id } };
  const state = { table, assets, board, sheets: { open: { value: "" } } } as unknown as TableState;
  return { state, choose };
}

function drawn(state: TableState): void {
  act(() =>
    render(
      <TableStateContext.Provider value={state}>
        <Choices />
      </TableStateContext.Provider>,
      document.body,
    ),
  );
}

afterEach(() => act(() => render(null, document.body)));

it("lists a card with many uses once, and the uses after a press", () => {
  const { state, choose } = tableWith();
  drawn(state);
  const rows = [...document.querySelectorAll<HTMLElement>(".choice")];
  expect(rows.map((row) => row.dataset.choice ?? row.dataset.usesOf)).toEqual([
    "tlaloc",
    "insubordination",
    "pass",
  ]);
  expect(rows[1]?.textContent).toContain("28");
  rows[1]?.click();
  expect(choose).toHaveBeenCalledWith(targets);
  const next = tableWith(targets);
  drawn(next.state);
  expect(document.querySelectorAll("[data-choice]")).toHaveLength(28);
  expect(document.querySelector("p")?.textContent).toContain("insubordination");
  expect(document.querySelector(".pinned-answer [data-back]")).not.toBeNull();
});

it("keeps the answer that declines at the edge of the list", () => {
  drawn(tableWith().state);
  expect(document.querySelector<HTMLElement>(".choice-last")?.dataset.choice).toBe("pass");
});

it("gives the card one key, which opens its uses", () => {
  const { state, choose } = tableWith();
  shortcut(new KeyboardEvent("keydown", { key: "2" }), state, () => {});
  expect(choose).toHaveBeenCalledWith(targets);
});

it("leaves few uses and the advised answer in the list", () => {
  const few = asked(["pass", ...targets.slice(0, 6)]);
  expect(answerRows(few, new Set(), board)).toHaveLength(7);
  const hinted = answerRows(question, new Set([targets[3]!]), board).map(({ text }) => text);
  expect(hinted).toEqual(["pass", "tlaloc", "insubordination", targets[3]]);
});

it("lists the end of all questions about a retreat before the areas", () => {
  const rows = answerRows(asked(["pass", "retreat 4", "retreat 7", "to the end"]), new Set(), board);
  expect(rows.map(({ text }) => text)).toEqual(["to the end", "pass", "retreat 4", "retreat 7"]);
});
