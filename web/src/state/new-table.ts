import { post } from "../net/http";
import type { NewTable, TableMade } from "../net/protocol";
import { seatsWithoutWord, wordOf } from "./fate";
import { keep } from "./seat-keys";

/**
 * Creates a table. Once the seal has been shown, the viewer's seats send their words, and the game may begin.
 */
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
    // if this request fails, the table's page repeats it
    await post(`api/tables/${made.table.id}/act`, { token, act }).catch(() => {});
  }
  return made;
}
