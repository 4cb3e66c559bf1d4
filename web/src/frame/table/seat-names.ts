import type { SeatInfo, TableInfo } from "../../net/protocol";
import type { GameAssets } from "../../state/game-assets";

/** The names of all seats. Seats after those of the players are played by the game itself. */
export function seatNames(info: TableInfo, view: Record<string, unknown>, assets: GameAssets): string[] {
  const shown = Array.isArray(view.seats) ? view.seats.length : 0;
  const automa = assets.messages.knows("automa") ? assets.messages.say("automa") : "–";
  return Array.from(
    { length: Math.max(shown, info.seats.length) },
    (_, seat) => info.seats[seat]?.name ?? automa,
  );
}

/** All seats, including those played by the game itself. */
export function allSeats(info: TableInfo, view: Record<string, unknown>, assets: GameAssets): SeatInfo[] {
  return seatNames(info, view, assets).map(
    (name, seat) =>
      info.seats[seat] ?? {
        seat,
        kind: "bot",
        name,
        level: "",
        stand_in: false,
        online: true,
        away: false,
        pause_left: 0,
        ready: true,
        approved: true,
        by_hand: false,
        removable: false,
        claimable: false,
      },
  );
}
