import { post } from "../net/http";
import type { NewTable, TableMade } from "../net/protocol";
import { seatsWithoutWord, wordOf } from "./fate";
import { keep } from "./seat-keys";

/** A new table. My seats say their words when the seal of fate was shown, and the game may begin. */
export async function createTable(wanted: NewTable): Promise<TableMade> {
  const made = await post<TableMade>("api/tables", { ...wanted, words_later: true });
  keep(made.table.id, made.seats, made.host);
  const owing = seatsWithoutWord(
    made.table,
    made.seats.map(({ seat }) => seat),
  );
  for (const { seat, token } of made.seats) {
    if (!owing.includes(seat)) continue;
    const act = { do: "word", id: seat, seat, word: wordOf(made.table, seat) };
    await post(`api/tables/${made.table.id}/act`, { token, act }).catch(() => {}); // at the table it is said again
  }
  return made;
}
