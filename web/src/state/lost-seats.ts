/**
 * The seats that this browser has lost and those that it has claimed. They are stored, so that they are still
 * shown after a reload.
 */
import type { LossReason } from "../net/protocol";

export interface SeatLoss {
  /** Whether the invalid key came from a link that was opened or from this browser's storage. */
  cause: "link" | "seat";
  why: LossReason;
  /** -3: unknown. */
  seat: number;
  /** The time at which the seat was lost, or 0 if it is unknown. */
  at: number;
}

export interface SeatClaim {
  seat: number;
  /** The key that will be valid once all others have agreed. */
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
    // Without storage, the information is kept until the page is closed.
  }
}

export const lostSeatAt = (table: string): SeatLoss | null => read<SeatLoss>(LOST)[table] ?? null;
export const keepLostSeat = (table: string, lost: SeatLoss | null): void => put(LOST, table, lost);
export const claimAt = (table: string): SeatClaim | null => read<SeatClaim>(CLAIMS)[table] ?? null;
export const keepClaim = (table: string, claim: SeatClaim | null): void => put(CLAIMS, table, claim);
