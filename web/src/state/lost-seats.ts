/** Seats that this browser had and has no more, and seats that it asks for; kept, so that a reload still says it. */
import type { LossReason } from "../net/protocol";

export interface SeatLoss {
  /** It came with a link that is dead, or this browser kept it. */
  cause: "link" | "seat";
  why: LossReason;
  /** -3: nobody knows which. */
  seat: number;
  /** When it was lost; 0: nobody knows. */
  at: number;
}

export interface SeatClaim {
  seat: number;
  /** The key that fits when all have agreed. */
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
    // Then it is known until the page is closed.
  }
}

export const lostSeatAt = (table: string): SeatLoss | null => read<SeatLoss>(LOST)[table] ?? null;
export const keepLostSeat = (table: string, lost: SeatLoss | null): void => put(LOST, table, lost);
export const claimAt = (table: string): SeatClaim | null => read<SeatClaim>(CLAIMS)[table] ?? null;
export const keepClaim = (table: string, claim: SeatClaim | null): void => put(CLAIMS, table, claim);
