import { useEffect, useState } from "preact/hooks";
import { useTableState } from "./table-context";

/**
 * A seat's remaining time, which counts down while it is the seat's turn. Nothing is shown if the table has
 * no clock.
 */
export function Clock({ seat }: { seat: number }) {
  const { table } = useTableState();
  const clocks = table.clocks.value;
  const [, tick] = useState(0);
  const left = clocks?.left[seat];
  const running = clocks?.running.includes(seat) ?? false;
  useEffect(() => {
    if (!running || left == null) return;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [running, left]);
  if (left == null || !clocks) return null;
  const rest = left - (running ? table.serverNow() - clocks.at : 0);
  return <span class={running ? "clock running" : "clock"}>{lasts(rest)}</span>;
}

/** A duration in minutes and seconds, or in days. */
export function lasts(milliseconds: number): string {
  const rest = Math.max(0, Math.round(milliseconds / 1000));
  const days = Math.floor(rest / 86400);
  return days ? `${days} d` : `${Math.floor(rest / 60)}:${String(rest % 60).padStart(2, "0")}`;
}
