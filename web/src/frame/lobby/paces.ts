import type { Pace } from "../../net/protocol";

/** The clocks that a table can be made with. */
export const PACES: Record<string, Pace> = {
  none: { kind: "none", seconds: 0, increment: 0 },
  live: { kind: "live", seconds: 45 * 60, increment: 20 },
  days: { kind: "days", seconds: 3 * 86400, increment: 0 },
};
