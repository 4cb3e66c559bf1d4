/** Where the next worker on a wheel would stand, and what it costs: its space, and the crew surcharge (TZ-5.2, TZ-5.5). */
import type { TzolkinBox, WheelParts } from "./components";
import type { Worker } from "./view-types";

export function nextPlacement(
  box: TzolkinBox,
  wheel: WheelParts,
  workers: Worker[],
  placed: number,
): { space: number; corn: number } | null {
  const space = workers.findIndex((worker, i) => worker === null && i <= wheel.top_space);
  return space < 0 ? null : { space, corn: space + surcharge(box, placed) };
}

/** What the next worker of a turn costs beyond its space. */
export function surcharge(box: TzolkinBox, placed: number): number {
  const total = box.placement.crew_cost_total;
  return (total[placed + 1] ?? 0) - (total[placed] ?? 0);
}
