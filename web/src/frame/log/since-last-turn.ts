import { useEffect, useState } from "preact/hooks";
import { get } from "../../net/http";
import type { ReplayState } from "../../net/protocol";
import { traded } from "../../state/changes";
import type { GameAssets } from "../../state/game-assets";
import { keysOf } from "../../state/seat-keys";
import type { SeatState } from "../../state/seat-state";
import { gainName } from "../question/gains";
import { useTableState } from "../table/table-context";

/** The gains and losses of one seat since the viewer's last turn. */
export interface Balance {
  seat: number;
  /** The change of points, in units of the scores; 0 if the points are hidden from the viewer. */
  points: number;
  things: { id: string; by: number; name: string }[];
}

interface Before {
  table: Record<string, unknown>;
  totals: number[];
}

/** The gains and losses of each seat. Seats without changes are omitted. */
export function useBalances(): Balance[] {
  const { table, assets, board } = useTableState();
  const seatState = table.seatState.value;
  const before = useBefore(seatState);
  if (!before || !seatState) return [];
  const known = (seat: number) => board.arePointsKnown?.(seatState.table, seat) ?? true;
  const now = seatState.news.after ?? { table: seatState.table, totals: seatState.scores.totals };
  return now.totals
    .map(
      (total, seat): Balance => ({
        seat,
        points: known(seat) ? total - (before.totals[seat] ?? total) : 0,
        things: [...traded(before.table, now.table, seat, assets.notGoods)].flatMap(([id, by]) => {
          const name = nameOf(assets, id, Math.abs(by));
          return by === 0 || !name ? [] : [{ id, by, name }];
        }),
      }),
    )
    .filter(({ points, things }) => points !== 0 || things.length > 0);
}

/**
 * The game's name for gaining a thing, or for the thing. If it has neither, the name of the number in the view
 * is used, or an empty string if there is none.
 */
function nameOf(assets: GameAssets, id: string, n: number): string {
  const { messages } = assets;
  const name = gainName(assets, id, n);
  if (name) return name;
  return messages.knows(`view-${id}`) ? messages.say(`view-${id}`) : "";
}

/**
 * The position after the viewer's last turn. It comes from the server if the page was not open at that time.
 */
function useBefore(seatState: SeatState | undefined): Before | null {
  const { table } = useTableState();
  const [asked, setAsked] = useState<{ since: number; before: Before } | null>(null);
  const { from: since, was, wasTotals } = seatState?.news ?? { from: 0, was: null, wasTotals: null };
  const unseen = since > 0 && was === null;
  useEffect(() => {
    const token = keysOf(table.id).seats[table.held.peek().indexOf(table.seat.peek())];
    if (!unseen || !token) return;
    let here = true;
    get<ReplayState>(`api/tables/${table.id}/replay/${since}?count=balance`, token).then(
      (shown) => here && setAsked({ since, before: { table: shown.table, totals: shown.scores.totals } }),
      () => {},
    );
    return () => void (here = false);
  }, [unseen, since]);
  if (since === 0 || !seatState) return null;
  if (was) return { table: was, totals: wasTotals ?? [] };
  return asked?.since === since ? asked.before : null;
}
