import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Lobby, LobbyNews, MyTable, TableInfo } from "../src/net/protocol";
import { LobbyLine, withNews } from "../src/state/lobby";
import { keep } from "../src/state/seat-keys";

class FakeSocket {
  static readonly CONNECTING = 0;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  onopen = () => {};
  onclose = () => {};
  onmessage = (_: { data: string }) => {};
  sent: { id: number; tokens: string[] }[] = [];
  closed = false;
  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  open(): void {
    this.readyState = 1;
    this.onopen();
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { id: number; tokens: string[] });
  }
  close(): void {
    this.closed = true;
  }
  push(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  answer(): void {
    this.push({ is: "ack", to: this.sent.length });
  }
}

const info = (id: string, moved = 1): TableInfo => ({ id, moved }) as TableInfo;
const mine = (id: string, moved = 1, my_turn = false): MyTable =>
  ({ table: info(id, moved), my_turn }) as MyTable;
const news = (some: Partial<LobbyNews>): LobbyNews => ({
  is: "lobby",
  mine: [],
  gone: [],
  listed: [],
  unlisted: [],
  ...some,
});
const ids = (lists: Lobby) => [lists.mine.map((one) => one.table.id), lists.listed.map((one) => one.id)];

let shown: Lobby[] = [];
let polls = 0;
let line: LobbyLine;
let visibility = "visible";

const last = () => FakeSocket.all[FakeSocket.all.length - 1]!;
const open = () => {
  line = new LobbyLine({ lists: (lists) => shown.push(lists), trouble: () => {} });
};
const turn = (to: "visible" | "hidden") => {
  visibility = to;
  document.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async () => {
    polls += 1;
    return new Response(JSON.stringify({ mine: [mine("polled")], listed: [] }));
  });
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility as "visible");
  localStorage.clear();
  FakeSocket.all = [];
  shown = [];
  polls = 0;
  visibility = "visible";
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("news replace tables, in the order of the list", () => {
  let lists: Lobby = { mine: [], listed: [] };
  lists = withNews(lists, news({ mine: [mine("a", 1), mine("b", 2)], listed: [info("x", 1), info("y", 2)] }));
  expect(ids(lists)).toEqual([
    ["b", "a"],
    ["y", "x"],
  ]);
  lists = withNews(lists, news({ mine: [mine("a", 1, true)], gone: ["b"], unlisted: ["y"] }));
  expect(ids(lists)).toEqual([["a"], ["x"]]);
  open();
});

test("keys are sent in portions, and nothing is polled while the server pushes", async () => {
  for (let n = 0; n < 130; n++) keep(`table${n}`, [{ token: `key${n}` }]);
  open();
  last().open();
  expect(last().address).toMatch(/^ws.*\/ws$/);
  last().push(news({ mine: [mine("a")] }));
  last().answer();
  expect(shown).toEqual([]);
  last().push(news({ mine: [mine("b", 2)] }));
  last().answer();
  expect(last().sent.map(({ tokens }) => tokens.length)).toEqual([100, 30]);
  expect(shown.map(ids)).toEqual([[["b", "a"], []]]);
  last().push(news({ mine: [mine("a", 3)] }));
  expect(ids(shown[1]!)).toEqual([["a", "b"], []]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(polls).toBe(0);
});

test("without a socket the lists are polled, and the socket is tried again", async () => {
  open();
  last().onclose();
  await vi.advanceTimersByTimeAsync(0);
  expect(polls).toBe(1);
  expect(shown.map(ids)).toEqual([[["polled"], []]]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.all).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(9000);
  expect(polls).toBeGreaterThan(1);
  last().open();
  last().push(news({}));
  last().answer();
  const before = polls;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(polls).toBe(before);
  expect(ids(shown[shown.length - 1]!)).toEqual([[], []]);
});

test("a refusal of the keys falls back to polling", async () => {
  open();
  last().open();
  last().push({ is: "error", to: 1, error: "too-many", text: "" });
  await vi.advanceTimersByTimeAsync(0);
  expect(last().closed).toBe(true);
  expect(polls).toBe(1);
});

test("a page in the background ends its connection after a minute and comes back", async () => {
  open();
  last().open();
  last().answer();
  turn("hidden");
  turn("visible");
  await vi.advanceTimersByTimeAsync(120_000);
  expect(last().closed).toBe(false);
  turn("hidden");
  await vi.advanceTimersByTimeAsync(61_000);
  expect(last().closed).toBe(true);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(polls).toBe(0);
  turn("visible");
  expect(FakeSocket.all).toHaveLength(2);
});

test("a connection that ends in the background is not renewed there", async () => {
  open();
  last().open();
  last().answer();
  turn("hidden");
  last().onclose();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(polls).toBe(0);
});

test("a socket that is still connecting is closed once it is open, without watching anything", () => {
  open();
  line.close();
  expect(last().closed).toBe(false);
  last().open();
  expect(last().closed).toBe(true);
  expect(last().sent).toEqual([]);
});

test("keys of another tab are watched at once", () => {
  open();
  last().open();
  dispatchEvent(new StorageEvent("storage", { key: "another" }));
  expect(FakeSocket.all).toHaveLength(1);
  dispatchEvent(new StorageEvent("storage", { key: "patolli.keys" }));
  expect(FakeSocket.all[0]!.closed).toBe(true);
  expect(FakeSocket.all).toHaveLength(2);
});
