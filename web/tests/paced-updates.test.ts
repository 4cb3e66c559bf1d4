import { signal } from "@preact/signals";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Update } from "../src/net/protocol";
import { type Following, PacedUpdates } from "../src/state/paced-updates";

const update = (n: number, seat: number): Update =>
  ({
    is: "update",
    seat: 0,
    whole: false,
    shows: { events: [{ event: { event: "x", rule: "", seat }, words: `line ${n}` }] },
  }) as unknown as Update;

describe("other seats' turns", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const follow = (way: Following, pace = 1) => {
    const applied: string[] = [];
    const state = { way };
    const paced = new PacedUpdates(
      ({ shows }) => applied.push(shows.events[0]?.words ?? ""),
      ({ shows }) => shows.events[0]?.event.seat ?? null,
      () => pace,
      () => state.way,
    );
    for (const n of [1, 2, 3]) paced.push(update(n, 1));
    return { paced, applied, state };
  };

  it("are shown one after the other", () => {
    const { paced, applied } = follow("watch");
    expect(applied).toEqual(["line 1"]);
    vi.runAllTimers();
    expect(applied).toHaveLength(3);
    expect(paced.shownActions.value).toBeNull();
  });

  it("advance one press at a time, even without motion", () => {
    const { paced, applied } = follow("step", 0);
    vi.runAllTimers();
    expect(applied).toEqual(["line 1"]);
    expect(paced.held.value).toBe(true);
    paced.goOn();
    expect(applied).toEqual(["line 1", "line 2"]);
    expect(paced.shownActions.value?.lines).toEqual(["line 1", "line 2"]);
    paced.push(update(4, 1));
    expect(applied).toHaveLength(2);
    paced.skip();
    expect(applied).toHaveLength(4);
    expect(paced.held.value).toBe(false);
    expect(paced.shownActions.value).toBeNull();
  });

  it("are skipped turn by turn", () => {
    const { paced, applied } = follow("watch");
    for (const n of [4, 5]) paced.push(update(n, 2));
    paced.skipTurn();
    expect(applied).toHaveLength(4);
    expect(paced.shownActions.value).toEqual({ seat: 2, lines: ["line 4"] });
    paced.skipTurn();
    expect(applied).toHaveLength(5);
    expect(paced.shownActions.value).toBeNull();
  });

  it("wait while the board is still showing earlier actions", async () => {
    const applied: string[] = [];
    const showing = signal<boolean | null>(null);
    const paced = new PacedUpdates(
      ({ shows }) => applied.push(shows.events[0]?.words ?? ""),
      ({ shows }) => shows.events[0]?.event.seat ?? null,
      () => 1,
      () => "watch",
      showing,
    );
    for (const n of [1, 2]) paced.push(update(n, 1));
    showing.value = true;
    vi.advanceTimersByTime(5000);
    expect(applied).toEqual(["line 1"]);
    expect(vi.getTimerCount()).toBe(0);
    showing.value = null;
    await Promise.resolve();
    expect(applied).toEqual(["line 1", "line 2"]);
  });

  it("are all shown at once in summary mode", () => {
    const { paced, applied } = follow("sum");
    expect(applied).toHaveLength(3);
    expect(paced.shownActions.value).toBeNull();
  });

  it("continue by themselves if that mode is chosen meanwhile", () => {
    const { paced, applied, state } = follow("step");
    state.way = "watch";
    paced.goOn();
    vi.runAllTimers();
    expect(applied).toHaveLength(3);
  });
});
