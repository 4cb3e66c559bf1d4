import { deflateRawSync } from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { PositionLines, PositionState } from "../src/net/protocol";
import { BestLines, TOO_BUSY } from "../src/state/best-lines";
import { PositionLine } from "../src/state/position-line";
import { decodePosition, encodePosition, positionRoute } from "../src/state/position-link";
import { parseRoute } from "../src/state/route";

const TEXT = `patolli position 1\ngame: go\nplayers: 2\n\n${"seats[0].stones = 12\n".repeat(40)}`;

afterEach(() => vi.unstubAllGlobals());

describe("a link to a position", () => {
  it("holds the whole text in letters of an address", async () => {
    const code = await encodePosition(TEXT);
    expect(code).toMatch(/^[\w-]+$/);
    expect(code.length).toBeLessThan(TEXT.length / 4);
    expect(await decodePosition(code)).toBe(TEXT);
  });

  it("is a route with the seats that are played", async () => {
    const code = await encodePosition(TEXT);
    const whole = { at: "position", game: "go", code, seats: [] };
    expect(parseRoute(`#${await positionRoute("go", TEXT)}`)).toEqual(whole);
    expect(parseRoute(`#${await positionRoute("go", TEXT, [1, 2])}`)).toEqual({ ...whole, seats: [1, 2] });
    expect(parseRoute("#/position")).toEqual({ at: "position", game: "", code: "", seats: [] });
    expect(parseRoute("#/try/t/17")).toEqual({ at: "try", id: "t", move: 17 });
    expect(parseRoute("#/try/t/x").at).toBe("lobby");
  });

  it("is refused where it is broken, no position, or unpacks to too much", async () => {
    const packed = (text: string) => deflateRawSync(text).toString("base64url");
    const code = await encodePosition(TEXT);
    for (const broken of [code.slice(0, -8), `x${code}`, "", "%%", packed("no position"), packed("\uffff")])
      expect(await decodePosition(broken)).toBeNull();
    expect(await decodePosition(packed(`patolli position 1\n${" ".repeat(5_000_000)}`))).toBeNull();
  });
});

function answering(...answers: (object | number)[]): { path: string; body: Record<string, unknown> }[] {
  const asked: { path: string; body: Record<string, unknown> }[] = [];
  vi.stubGlobal("fetch", async (path: string, request: RequestInit) => {
    asked.push({ path, body: JSON.parse(String(request.body)) });
    const next = answers.shift() ?? 409;
    return typeof next === "number"
      ? new Response(JSON.stringify({ error: "bad-position", text: "no" }), { status: next })
      : new Response(JSON.stringify(next));
  });
  return asked;
}

describe("a position without a table", () => {
  const state = (...texts: string[]): PositionState =>
    ({
      position: TEXT,
      end: "asked",
      asked: [0],
      played: texts.map((text) => ({ seat: 0, text })),
      seats: [0],
      table: { seats: [] },
      updates: [],
    }) as unknown as PositionState;

  it("sends what was played with each move, and takes it back without the server", async () => {
    const asked = answering(state(), state("a"), state("a", "b"), state("a"));
    const line = new PositionLine("go", { position: TEXT, seats: [0] });
    line.reconnect();
    await vi.waitFor(() => expect(line.state.value).not.toBeNull());
    await line.play(0, { texts: ["a"] });
    await line.request({ do: "play", seat: 0, question: 2, text: "b" });
    expect(asked.at(-1)?.body).toMatchObject({ played: [{ seat: 0, text: "a" }], texts: ["b"] });
    await line.request({ do: "undo", seat: 0, question: 3, all: false, moves: 1 });
    await vi.waitFor(() => expect(line.state.value?.played).toHaveLength(1));
    expect(asked.at(-1)?.body).toMatchObject({ played: [{ seat: 0, text: "a" }] });
  });

  it("says why a position cannot be shown", async () => {
    answering(400);
    const line = new PositionLine("go", { position: TEXT });
    line.reconnect();
    await vi.waitFor(() => expect(line.refused.value).not.toBe(""));
  });
});

describe("best lines", () => {
  const found = (iterations: number, done: boolean): PositionLines => ({
    seat: 0,
    iterations,
    most: 120,
    done,
    lines: [],
  });

  it("grow until the search is done, each request with what is known", async () => {
    const asked = answering(found(50, false), found(90, false), found(120, true));
    const lines = new BestLines("go");
    lines.look({ position: TEXT }, 0);
    expect(asked).toHaveLength(0);
    lines.start();
    await vi.waitFor(() => expect(lines.running.value).toBe(false), 4000);
    expect(asked.map(({ body }) => body.known)).toEqual([0, 50, 90]);
    expect(lines.found.value?.iterations).toBe(120);
  });

  it("wait for a busy server, and end with what was found if it stays busy", async () => {
    vi.useFakeTimers();
    const asked = answering(found(50, false), 503, found(60, false), 503, 503, 503, 503, found(90, false));
    const lines = new BestLines("go");
    lines.look({ position: TEXT }, 0);
    lines.start();
    await vi.advanceTimersByTimeAsync(1000);
    expect([asked.length, lines.repeats.value, lines.trouble.value]).toEqual([2, true, ""]);
    await vi.advanceTimersByTimeAsync(3400);
    expect([lines.found.value?.iterations, lines.repeats.value]).toEqual([60, false]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([asked.length, lines.running.value, lines.trouble.value]).toEqual([7, false, TOO_BUSY]);
    expect(lines.found.value?.iterations).toBe(60);
    lines.start();
    expect(lines.trouble.value).toBe("");
    vi.useRealTimers();
    await vi.waitFor(() => expect(lines.found.value?.iterations).toBe(90));
    lines.stop();
  });

  it("stop", async () => {
    const asked = answering(found(50, false), found(90, false));
    const lines = new BestLines("go");
    lines.look({ position: TEXT }, 0);
    lines.start();
    await vi.waitFor(() => expect(lines.found.value).not.toBeNull());
    lines.stop();
    await new Promise((done) => setTimeout(done, 600));
    expect(asked).toHaveLength(1);
  });
});
