import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type LineHandlers, TableSocket } from "../src/net/table-socket";

class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  onopen = () => {};
  sent: string[] = [];
  closed = false;
  constructor() {
    FakeSocket.all.push(this);
  }
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.closed = true;
  }
}

const handlers: LineHandlers = {
  hello: () => ({ tokens: [], language: "en" }),
  welcome: () => {},
  message: () => {},
  refused: () => false,
  state: () => {},
};

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
});

afterEach(() => vi.unstubAllGlobals());

test("a table left while its socket connects closes the socket once it opens, without a greeting", () => {
  const line = new TableSocket("t", handlers);
  line.close();
  const [socket] = FakeSocket.all;
  expect(socket!.closed).toBe(false);
  socket!.open();
  expect([socket!.closed, socket!.sent]).toEqual([true, []]);
});

test("an open socket greets the table and is closed at once", () => {
  const line = new TableSocket("t", handlers);
  const [socket] = FakeSocket.all;
  socket!.open();
  expect(socket!.sent.map((text) => (JSON.parse(text) as { do: string }).do)).toEqual(["hello"]);
  line.close();
  expect(socket!.closed).toBe(true);
});
