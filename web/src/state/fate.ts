/**
 * Stores the sealed seed ("fate") of each table as it was first shown, and the words that this browser
 * contributed to it. At the end, the game is checked against the stored data.
 */
import type { TableInfo } from "../net/protocol";
import { fromHex, sha256, toHex } from "./sha256";

const KEY = "patolli.fates";
/** The maximum number of tables whose data are stored. The oldest entries are deleted. */
const MOST = 300;
/** The word that every bot contributes to the seed. */
const BOT_WORD = "bot";

export interface KeptFate {
  hash: string;
  /** True if the game had already begun when this browser first saw the seal. */
  late: boolean;
  /** The word that this browser sent for each seat. */
  words: Record<string, string>;
  at: number;
}

export interface Finding {
  message: string;
  /** Whether the check succeeded; null if this browser cannot perform it. */
  good: boolean | null;
  n?: number;
}

type Fates = Record<string, KeptFate>;

function read(): Fates {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Fates;
  } catch {
    return {};
  }
}

function write(fates: Fates): void {
  const latest = Object.entries(fates)
    .sort(([, one], [, two]) => two.at - one.at)
    .slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // without storage, the game can be played but not checked later
  }
}

export function keptFate(table: string): KeptFate | undefined {
  return read()[table];
}

/** Stores the first seal that was shown, for comparison with later ones. */
export function keepSeal({ id, fate, state }: Pick<TableInfo, "id" | "fate" | "state">): KeptFate {
  const fates = read();
  const had = fates[id];
  if (had) return had;
  const kept = { hash: fate.hash, late: state !== "waiting", words: {}, at: Date.now() };
  write({ ...fates, [id]: kept });
  return kept;
}

/** The word that the viewer's seat contributes to the seed: 128 random bits, stored before they are sent. */
export function wordOf(info: TableInfo, seat: number): string {
  const kept = keepSeal(info);
  const word = kept.words[seat] ?? toHex(crypto.getRandomValues(new Uint8Array(16)));
  write({ ...read(), [info.id]: { ...kept, words: { ...kept.words, [seat]: word } } });
  return word;
}

/**
 * The viewer's seats that have not contributed their words yet; empty if the seal is not the one shown first.
 */
export function seatsWithoutWord(info: TableInfo, mine: number[]): number[] {
  if (info.state !== "waiting" || keepSeal(info).hash !== info.fate.hash) return [];
  return mine.filter((seat) => info.seats[seat]?.kind === "person" && !info.seats[seat].ready);
}

/** Uses the stored data to check what this browser can prove about the table's seed. */
export function findings(
  { fate, seats, state }: Pick<TableInfo, "fate" | "seats" | "state">,
  kept: KeptFate | undefined,
  mine: number[],
): Finding[] {
  if (!kept) return [];
  const found: Finding[] = [
    { message: kept.hash === fate.hash ? "fate-same" : "fate-other", good: kept.hash === fate.hash },
  ];
  if (kept.late) found.push({ message: "fate-late", good: null });
  if (state !== "waiting" && fate.words.length) {
    if (mine.length) found.push(ownWords(fate.words, kept, mine));
    if (seats.some((seat) => seat.kind === "bot" && fate.words[seat.seat] !== BOT_WORD))
      found.push({ message: "fate-bots", good: null });
  }
  if (fate.seed) {
    const fits = sha256(fromHex(fate.seed)) === kept.hash;
    found.push({ message: fits ? "fate-seed-fits" : "fate-seed-wrong", good: fits });
  }
  return found;
}

function ownWords(words: string[], kept: KeptFate, mine: number[]): Finding {
  const sent = mine.filter((seat) => kept.words[seat] !== undefined);
  if (sent.some((seat) => kept.words[seat] !== words[seat]))
    return { message: "fate-word-missing", good: false };
  return sent.length < mine.length
    ? { message: "fate-word-elsewhere", good: null }
    : { message: "fate-word", good: true, n: sent.length };
}

/** A command with which anyone can check every draw in the saved record. */
export function verifyCommand(
  { id, game, fate }: Pick<TableInfo, "id" | "game" | "fate">,
  kept: KeptFate | undefined,
  mine: number[],
): string {
  const word = mine.map((seat) => kept?.words[seat]).find((one) => one !== undefined);
  return `patolli verify ${recordName({ id, game })} --seal ${kept?.hash ?? fate.hash}${word ? ` --word ${word}` : ""}`;
}

export function recordName({ id, game }: Pick<TableInfo, "id" | "game">): string {
  return `${game}-${id}.txt`;
}
