import { post } from "../net/http";
import type { Lobby, MyTable } from "../net/protocol";
import { language } from "../texts/language";
import { keyPortions } from "./seat-keys";

/** The server looks at so many keys a request. */
const MOST_KEYS = 200;

const later = (a: MyTable, b: MyTable) =>
  Number(b.my_turn) - Number(a.my_turn) || b.table.moved - a.table.moved;

/** My tables and the listed ones, however many keys this browser has. */
export async function lobby(): Promise<Lobby> {
  const parts = await Promise.all(
    keyPortions(MOST_KEYS).map((tokens) => post<Lobby>("api/lobby", { tokens, language: language.peek() })),
  );
  return { mine: parts.flatMap((part) => part.mine).sort(later), listed: parts[0]?.listed ?? [] };
}
