import { useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { Happened } from "../../net/protocol";
import { useTableState } from "./table-context";

/**
 * Calls `handle` with the events since the last call. Each event is passed only once, even if several updates
 * arrive at the same time.
 */
export function useNewEvents(handle: (news: Happened[]) => void): void {
  const { table } = useTableState();
  const had = useRef<Happened[] | null>(null);
  useSignalEffect(() => {
    const events = table.seatState.value?.events;
    if (!events || events === had.current) return;
    const before = had.current;
    had.current = events;
    if (before === null) return;
    let kept = Math.min(before.length, events.length);
    while (kept > 0 && before[kept - 1] !== events[kept - 1]) kept--; // these events have been taken back
    if (events.length > kept) handle(events.slice(kept));
  });
}
