import { createHash, webcrypto } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { SeatInfo, TableInfo } from "../src/net/protocol";
import { findings, keepSeal, keptFate, seatsWithoutWord, verifyCommand, wordOf } from "../src/state/fate";
import { fromHex, sha256, toHex } from "../src/state/sha256";

const SEED = "07".repeat(32);
const SEAL = sha256(fromHex(SEED));

function seat(n: number, more: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat: n,
    kind: "person",
    name: "Ana",
    level: "",
    stand_in: false,
    online: true,
    away: false,
    pause_left: 0,
    ready: false,
    approved: true,
    by_hand: false,
    removable: false,
    claimable: false,
    ...more,
  };
}

function table(more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "t1",
    game: "tzolkin",
    title: "Tzolk'in",
    state: "waiting",
    options: {},
    components: "",
    curtain: true,
    asked: [],
    votes: [],
    watching: 0,
    moved: 0,
    pause: null,
    ended_by: "",
    pace: { kind: "none", seconds: 0, increment: 0 },
    hints: "allowed",
    rematch: "",
    seats: [seat(0), seat(1, { kind: "bot", ready: true })],
    fate: { hash: SEAL, words: [], epochs: [], seed: "" },
    ...more,
  } as TableInfo;
}

const shown = (info: TableInfo, mine = [0]) =>
  findings(info, keptFate(info.id), mine).map(({ message, good }) => [message, good]);

beforeEach(() => localStorage.clear());

describe("SHA-256", () => {
  it("matches the standard", () => {
    const of = (text: string) => sha256(new TextEncoder().encode(text));
    expect(of("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(of("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(of("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")).toBe(
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    );
  });
  it("agrees with another implementation at every length around the block size", () => {
    for (let length = 0; length < 200; length++) {
      const bytes = webcrypto.getRandomValues(new Uint8Array(length));
      expect(sha256(bytes)).toBe(createHash("sha256").update(bytes).digest("hex"));
      expect(fromHex(toHex(bytes))).toEqual(bytes);
    }
  });
});

describe("a browser's findings about a table's fate", () => {
  it("contribute a word of 128 bits, once, after the seal was stored", () => {
    const info = table();
    expect(seatsWithoutWord(info, [0])).toEqual([0]);
    const word = wordOf(info, 0);
    expect(word).toMatch(/^[0-9a-f]{32}$/);
    expect(wordOf(info, 0)).toBe(word);
    expect(wordOf(info, 1)).not.toBe(word);
    expect(keptFate("t1")?.hash).toBe(SEAL);
    expect(seatsWithoutWord(table({ seats: [seat(0, { ready: true })] }), [0])).toEqual([]);
    expect(seatsWithoutWord(table({ state: "running" }), [0])).toEqual([]);
  });

  it("contribute no word if the seal was exchanged", () => {
    keepSeal(table());
    expect(seatsWithoutWord(table({ fate: { hash: "00", words: [], epochs: [], seed: "" } }), [0])).toEqual(
      [],
    );
  });

  it("confirm everything at the end", () => {
    const word = wordOf(table(), 0);
    const over = table({ state: "over", fate: { hash: SEAL, words: [word, "bot"], epochs: [], seed: SEED } });
    expect(shown(over)).toEqual([
      ["fate-same", true],
      ["fate-word", true],
      ["fate-seed-fits", true],
    ]);
    expect(verifyCommand(over, keptFate("t1"), [0])).toBe(
      `patolli verify tzolkin-t1.txt --seal ${SEAL} --word ${word}`,
    );
  });

  it("report a seal, word or seed other than the stored one", () => {
    const word = wordOf(table(), 0);
    const other = sha256(fromHex("08".repeat(32)));
    expect(
      shown(table({ state: "running", fate: { hash: other, words: [word, "bot"], epochs: [], seed: "" } })),
    ).toContainEqual(["fate-other", false]);
    expect(
      shown(table({ state: "running", fate: { hash: SEAL, words: ["x", "bot"], epochs: [], seed: "" } })),
    ).toContainEqual(["fate-word-missing", false]);
    expect(
      shown(
        table({
          state: "over",
          fate: { hash: SEAL, words: [word, "bot"], epochs: [], seed: "08".repeat(32) },
        }),
      ),
    ).toContainEqual(["fate-seed-wrong", false]);
    expect(
      shown(table({ state: "running", fate: { hash: SEAL, words: [word, "chosen"], epochs: [], seed: "" } })),
    ).toContainEqual(["fate-bots", null]);
  });

  it("do not vouch for anything unseen", () => {
    const running = table({
      state: "running",
      fate: { hash: SEAL, words: ["a", "bot"], epochs: [], seed: "" },
    });
    expect(shown(running)).toEqual([]);
    keepSeal(running);
    expect(shown(running)).toEqual([
      ["fate-same", true],
      ["fate-late", null],
      ["fate-word-elsewhere", null],
    ]);
    expect(shown(running, [])).toEqual([
      ["fate-same", true],
      ["fate-late", null],
    ]);
  });

  it("forget the oldest of very many tables, and work without storage", () => {
    let now = 0;
    vi.spyOn(Date, "now").mockImplementation(() => ++now);
    for (let n = 0; n < 320; n++) keepSeal(table({ id: `t${n}` }));
    expect(keptFate("t0")).toBeUndefined();
    expect(keptFate("t319")?.hash).toBe(SEAL);
    vi.restoreAllMocks();
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    expect(wordOf(table({ id: "full" }), 0)).toMatch(/^[0-9a-f]{32}$/);
    vi.restoreAllMocks();
  });
});
