import type { Pace } from "../../net/protocol";
import { say } from "../../texts/frame";

/** The time limits that a person can choose for a table. */
export const PACES: Record<string, Pace> = {
  none: { kind: "none", seconds: 0, increment: 0 },
  live: { kind: "live", seconds: 45 * 60, increment: 20 },
  days: { kind: "days", seconds: 3 * 86400, increment: 0 },
};

/** Describes the time limits in words. */
export function paceText({ kind, seconds, increment }: Pace): string {
  return say(`pace-${kind}`, {
    minutes: Math.round(seconds / 60),
    increment,
    days: Math.floor(seconds / 86400),
    hours: Math.round(seconds / 3600),
  });
}
