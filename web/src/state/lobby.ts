import { post } from "../net/http";
import type { Lobby, MyTable } from "../net/protocol";
import { language } from "../texts/language";
import { keyPortions } from "./seat-keys";

/** The number of keys that the server accepts per request. */
const MOST_KEYS = 200;

const later = (a: MyTable, b: MyTable) =>
  Number(b.my_turn) - Number(a.my_turn) || b.table.moved - a.table.moved;

/** The viewer's tables and the listed tables, for any number of stored keys. */
export async function lobby(): Promise<Lobby> {
  const parts = await Promise.all(
    keyPortions(MOST_KEYS).map((tokens) => post<Lobby>("api/lobby", { tokens, language: language.peek() })),
  );
  return { mine: parts.flatMap((part) => part.mine).sort(later), listed: parts[0]?.listed ?? [] };
}
