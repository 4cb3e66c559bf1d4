import type { NewSeat } from "../net/protocol";
import { createTable } from "./new-table";
import { go } from "./route";

/**
 * Starts a game against bots from a position. Hidden information is dealt again, consistent with what `seat`
 * knows.
 */
export async function playOn(
  game: string,
  position: string,
  seat: number,
  players: number,
  level: string,
  names: { me: string; bot: (seat: number) => string },
): Promise<void> {
  const seats = Array.from(
    { length: players },
    (_, n): NewSeat =>
      n === seat ? { kind: "me", name: names.me } : { kind: "bot", level, name: names.bot(n) },
  );
  const made = await createTable({ game, seats, position, viewer: seat });
  go(`/table/${made.table.id}`);
}
