import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Failure, TableInfo } from "../src/net/protocol";
import { keysOf } from "../src/state/seat-keys";
import { SeatRecovery } from "../src/state/seat-recovery";

const claimed = { is: "ack", to: 1, again: null, claim: { seat: 2, token: "k", link: "#/table/t/seat/k" } };
const line = () => ({ request: vi.fn(() => Promise.resolve(claimed as never)), reconnect: vi.fn() });
const info = (votes: unknown[]) => ({ votes }) as unknown as TableInfo;
const running = info([{ about: "claim", seat: 2, yes: [], needed: [0, 1] }]);
const answers = (status: number, body: unknown) =>
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(body), { status })));

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe("a lost seat", () => {
  const dead = { lost: [{ place: 0, why: "renewed", seat: 1, at: 7 }] } as unknown as Failure;
  it("is remembered after a reload, with its reason, until acknowledged", () => {
    new SeatRecovery("t", line()).noteDead(dead, [{ token: "a", stream: null }], null, ["a"]);
    const again = new SeatRecovery("t", line());
    expect(again.lost.value).toEqual({ cause: "seat", why: "renewed", seat: 1, at: 7 });
    again.clear();
    expect(new SeatRecovery("t", line()).lost.value).toBeNull();
  });

  it("came from a link if that was opened just now", () => {
    const one = new SeatRecovery("t", line());
    one.noteDead(dead, [{ token: "a", stream: null }], "a", ["a"]);
    expect(one.lost.value?.cause).toBe("link");
    one.seated([1]);
    expect(one.lost.value).toBeNull();
  });

  it("is not reported for the host's key", () => {
    const one = new SeatRecovery("t", line());
    one.noteDead(dead, [{ token: "h", stream: null }], null, []);
    expect(one.lost.value).toBeNull();
  });
});

describe("a claim", () => {
  it("waits for the vote, then takes the seat with the key", async () => {
    const socket = line();
    const one = new SeatRecovery("t", socket);
    await one.ask(2);
    answers(200, { seat: 2, token: "k", link: "", qr: "" });
    await one.watch(running);
    expect(keysOf("t").seats).toEqual([]);
    const reloaded = new SeatRecovery("t", socket);
    await reloaded.watch(info([]));
    expect(keysOf("t").seats).toEqual(["k"]);
    expect(socket.reconnect).toHaveBeenCalledOnce();
    expect(reloaded.claim.value).toBeNull();
  });

  it("that was declined is reported, and its key is deleted", async () => {
    const one = new SeatRecovery("t", line());
    await one.ask(2);
    answers(403, { error: "not-yours", text: "" });
    await one.watch(info([]));
    expect([one.declined.value, one.claim.value, keysOf("t").seats]).toEqual([true, null, []]);
  });

  it("for another person returns a link and takes no seat", async () => {
    const one = new SeatRecovery("t", line());
    expect(await one.ask(2, true)).toBe("#/table/t/seat/k");
    expect(one.claim.value).toBeNull();
  });
});
