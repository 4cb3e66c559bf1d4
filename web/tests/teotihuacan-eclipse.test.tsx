import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it } from "vitest";
import { type Table, WithTable } from "../src/boards/board";
import { Eclipse } from "../src/boards/teotihuacan/panels/eclipse";
import type { TeotihuacanView } from "../src/boards/teotihuacan/view";
import { SkipButton } from "../src/frame/question/skip-button";
import { type TableState, TableStateContext } from "../src/frame/table/table-context";
import type { Happened } from "../src/net/protocol";
import { stopPlaying, waitsForPress } from "../src/state/playing";

const view = { seats: [{}, {}] } as unknown as TeotihuacanView;
const state = {
  table: { pacedUpdates: { held: signal(false), skipTurn: () => {} } },
} as unknown as TableState;

const happened = (event: string, numbers: Record<string, number>) =>
  ({ event: { event, rule: "", ...numbers }, words: "" }) as Happened;
const ECLIPSE = [
  happened("eclipse", { eclipse: 1, final: 0 }),
  happened("avenue-scored", { seat: 0, points: 10 }),
  happened("avenue-scored", { seat: 1, points: 5 }),
  happened("upkeep-lost", { seat: 0, points: 3 }),
];
const PAID = [happened("upkeep", { seat: 1, points: 0 }), happened("calendar-reset", {})];

function show(page: HTMLElement, events: Happened[]): void {
  const table = {
    events,
    names: ["Ana", "Ben"],
    viewer: 0,
    offers: new Map(),
    hinted: new Set(),
  } as unknown as Table;
  act(() =>
    render(
      <TableStateContext.Provider value={state}>
        <WithTable table={table}>
          <svg>
            <title>board</title>
            <Eclipse view={view} width={1000} height={700} />
          </svg>
          <SkipButton />
        </WithTable>
      </TableStateContext.Provider>,
      page,
    ),
  );
}

const pages: HTMLElement[] = [];
afterEach(() => {
  for (const page of pages.splice(0)) act(() => render(null, page));
  document.body.replaceChildren();
});

it("an eclipse is shown when all upkeep is paid, and waits for a press", () => {
  const page = document.body.appendChild(document.createElement("div"));
  pages.push(page);
  show(page, []);
  show(page, ECLIPSE);
  expect(page.querySelector(".eclipse"), "the payment would not arrive during the playback").toBeNull();
  expect(stopPlaying.value).toBeNull();
  show(page, [...ECLIPSE, ...PAID]);
  const totals = [...page.querySelectorAll(".total .eclipse-points")].map((one) => one.textContent);
  expect(totals).toEqual(["7", "5"]);
  expect(page.textContent).not.toContain("…");
  expect(waitsForPress.value).toBe(true);
  const button = page.querySelector<HTMLButtonElement>(".stop-playing");
  expect(button?.textContent).toBe("Go on");
  act(() => button?.click());
  expect(page.querySelector(".eclipse")).toBeNull();
  expect(stopPlaying.value).toBeNull();
  expect(waitsForPress.value).toBe(false);
});
