import { useSignalEffect } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { Replay } from "../../state/replay";
import { replace } from "../../state/route";
import { keysOf } from "../../state/seat-keys";
import { useTableState } from "../table/table-context";

/**
 * The number of milliseconds to wait before the moment is written into the address. Browsers reject frequent
 * changes of the address.
 */
const SETTLES = 400;

/**
 * The replay of this table while its box is open. The board shows the selected moment, and the address links
 * to it.
 */
export function useReplay(): Replay {
  const { table, sheets } = useTableState();
  const replay = useMemo(() => {
    const token = keysOf(table.id).seats[table.held.peek().indexOf(table.seat.peek())];
    return new Replay(
      table.id,
      token,
      table.seatState.peek()?.events.length ?? 0,
      (state) => {
        const before = sheets.past.peek();
        if (before === null || state.n < before.n) sheets.cuts.value++;
        sheets.past.value = state;
      },
      (error) => (table.trouble.value = error.message),
    );
  }, [table]);
  useSignalEffect(() => {
    const moment = sheets.moment.value;
    if (moment === null) return;
    sheets.moment.value = null;
    void replay.open(moment);
  });
  useEffect(() => {
    if (sheets.past.peek() === null && replay.moments.peek().length === 0) void replay.open(null);
  }, []);
  useLayoutEffect(
    // Runs when the box closes, so that no frame shows the past next to the present question.
    () => () => {
      replay.stop();
      if (sheets.past.peek() !== null) sheets.cuts.value++;
      sheets.past.value = null;
      replace(`/table/${table.id}`);
    },
    [],
  );
  useSignalEffect(() => {
    const past = sheets.past.value;
    if (!past) return;
    const timer = setTimeout(
      () => history.replaceState(null, "", momentLink(table.id, past.n, isOver(table))),
      SETTLES,
    );
    return () => clearTimeout(timer);
  });
  return replay;
}

/**
 * The link to a moment. Moments are numbered by moves in a finished game, and by the viewer's entries in a
 * running one.
 */
export function momentLink(table: string, n: number, over: boolean): string {
  return `#/table/${table}/at/${over ? "" : "e"}${n}`;
}

export function isOver(table: ReturnType<typeof useTableState>["table"]): boolean {
  return table.info.peek()?.state === "over" || table.info.peek()?.state === "abandoned";
}
