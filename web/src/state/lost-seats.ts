/**
 * Seats that this browser has lost and seats that it has claimed; stored so that a reload still shows them.
 */
import type { LossReason } from "../net/protocol";

export interface SeatLoss {
  /** Whether the dead key came from an opened link or from this browser's store. */
  cause: "link" | "seat";
  why: LossReason;
  /** -3: unknown. */
  seat: number;
  /** Time of the loss, or 0 if it is unknown. */
  at: number;
}

export interface SeatClaim {
  seat: number;
  /** The key that will work once all others have agreed. */
  token: string;
}

const LOST = "patolli.lost";
const CLAIMS = "patolli.claims";

function read<T>(store: string): Record<string, T> {
  try {
    return JSON.parse(localStorage.getItem(store) ?? "{}") as Record<string, T>;
  } catch {
    return {};
  }
}

function put<T>(store: string, table: string, value: T | null): void {
  const all = read<T>(store);
  if (value === null) delete all[table];
  else all[table] = value;
  try {
    localStorage.setItem(store, JSON.stringify(all));
  } catch {
    // Without storage the information lasts until the page is closed.
  }
}

export const lostSeatAt = (table: string): SeatLoss | null => read<SeatLoss>(LOST)[table] ?? null;
export const keepLostSeat = (table: string, lost: SeatLoss | null): void => put(LOST, table, lost);
export const claimAt = (table: string): SeatClaim | null => read<SeatClaim>(CLAIMS)[table] ?? null;
export const keepClaim = (table: string, claim: SeatClaim | null): void => put(CLAIMS, table, claim);
