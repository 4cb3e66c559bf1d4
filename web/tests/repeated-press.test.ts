import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Prospect } from "../src/net/protocol";
import type { TableRequest } from "../src/net/table-socket";
import { OpenTable } from "../src/state/open-table";
import { ifMeant, lateRefusals, markChanged, mouseRests, watchPointer } from "../src/state/pointer";
import { withPart } from "../src/state/prospects";
import type { SeatState } from "../src/state/seat-state";
import { confirmTurns } from "../src/state/settings";
import { asked, part, prospect } from "./asked";

const GOLD = { things: [{ thing: "gold", by: 1 }], costs: true };
let now = 1_000_000;
let x = 100;
let sent: string[] = [];
let table: OpenTable;

beforeAll(() => watchPointer(window));
beforeEach(() => {
  now += 100_000;
  x += 50;
  sent = [];
  vi.spyOn(performance, "now").mockImplementation(() => now);
  confirmTurns.value = false;
  window.dispatchEvent(new PointerEvent("pointermove", { clientX: x, clientY: 10, pointerType: "mouse" }));
  table = new OpenTable("t", () => ({
    request: (request: TableRequest) => {
      sent.push((request as { text: string }).text);
      return Promise.resolve({ moves: 1 } as never);
    },
    reconnect: () => {},
    close: () => {},
  }));
  table.held.value = [0];
});
afterEach(() => {
  table.close();
  vi.restoreAllMocks();
});

/** Shows a question with the answer "buy" to the table. */
function ask(number: number, effect: Partial<Prospect> = GOLD, kind = "Trade"): void {
  const question = asked(["buy", "stop"], { number, kind });
  const known = withPart(undefined, part({ question: number, answers: [prospect(["buy"], effect)] }));
  (table as unknown as { prospectsOf: { value: unknown } }).prospectsOf.value = new Map([[0, known]]);
  table.seatStates.value = new Map([[0, { question } as SeatState]]);
}

/** Presses the answer with a mouse that does not move, some time after the previous press. */
async function press(after: number): Promise<void> {
  now += after;
  window.dispatchEvent(new PointerEvent("pointerdown", { clientX: x, clientY: 10, pointerType: "mouse" }));
  table.choose(["buy"]);
  window.dispatchEvent(new MouseEvent("click"));
  await new Promise((done) => setTimeout(done));
}

describe("a press with a mouse that rests", () => {
  it("repeats an answer that is offered again with the same effect", async () => {
    for (const number of [1, 2, 3]) {
      ask(number);
      await press(2000);
      now -= 1400; // 600 ms between two presses
    }
    expect(sent).toEqual(["buy", "buy", "buy"]);
    expect(table.pressRefused.value).toBe(false);
  });

  it.each([
    ["the second half of a double click", 200, GOLD, "Trade"],
    ["another price", 600, { ...GOLD, things: [{ thing: "gold", by: 2 }] }, "Trade"],
    ["another question", 600, GOLD, "Build"],
    ["the end of the turn", 600, { ...GOLD, ends: "turn" as const }, "Trade"],
  ])("is ignored with a message if it is %s", async (_, after, effect, kind) => {
    ask(1);
    await press(2000);
    ask(2, effect, kind);
    await press(after);
    expect(sent).toEqual(["buy"]);
    expect(table.pressRefused.value).toBe(true);
    const refused = table.refusals.value;
    await press(50);
    expect(table.refusals.value).toBe(refused + 1);
  });

  it("is ignored if another seat has answered in between", async () => {
    ask(1);
    await press(2000);
    table.seatStates.value = new Map([[0, { question: null } as unknown as SeatState]]);
    ask(3);
    await press(600);
    expect(sent).toEqual(["buy"]);
  });
});

it("answers that a resting mouse cannot give yet are marked", async () => {
  ask(1);
  await press(2000);
  ask(2);
  expect(table.needsMovedPointer(["buy"])).toBe(false);
  expect(table.needsMovedPointer(["stop"])).toBe(true);
  expect(document.documentElement.hasAttribute("data-mouse-rests")).toBe(true);
  window.dispatchEvent(
    new PointerEvent("pointermove", { clientX: x + 9, clientY: 10, pointerType: "mouse" }),
  );
  expect(document.documentElement.hasAttribute("data-mouse-rests")).toBe(false);
});

it("the mark of a resting mouse disappears when its presses count", () => {
  vi.useFakeTimers();
  markChanged();
  vi.advanceTimersByTime(1400);
  expect(mouseRests.value).toBe(true);
  vi.advanceTimersByTime(200);
  expect(mouseRests.value).toBe(false);
  vi.useRealTimers();
});

it("a button outside the question that ignores a press says so", () => {
  const before = lateRefusals.peek();
  let acted = 0;
  window.dispatchEvent(new PointerEvent("pointerdown", { clientX: x, clientY: 10, pointerType: "mouse" }));
  markChanged();
  ifMeant(() => acted++)();
  expect([acted, lateRefusals.peek()]).toEqual([0, before + 1]);
});
