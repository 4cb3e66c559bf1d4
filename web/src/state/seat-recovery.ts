import { batch, signal } from "@preact/signals";
import { HttpError, post } from "../net/http";
import type { Ack, Failure, Held, Link, TableInfo } from "../net/protocol";
import type { TableRequest } from "../net/table-socket";
import { claimAt, keepClaim, keepLostSeat, lostSeatAt, type SeatClaim, type SeatLoss } from "./lost-seats";
import { keep } from "./seat-keys";

const NOBODY = -3;

interface TableLine {
  request: (request: TableRequest) => Promise<Ack>;
  reconnect: () => void;
}

/** A seat that this browser has lost, the reason, and the way to get it back with the others' consent. */
export class SeatRecovery {
  readonly lost = signal<SeatLoss | null>(null);
  /** The seat that this browser has claimed but not yet received. */
  readonly claim = signal<SeatClaim | null>(null);
  /** True if the claim was declined. */
  readonly declined = signal(false);
  private looking = false;

  constructor(
    private readonly id: string,
    private readonly line: TableLine,
  ) {
    this.lost.value = lostSeatAt(id);
    this.claim.value = claimAt(id);
  }

  /** Called when a link contains no key because the link is incomplete. */
  noteCutLink(): void {
    this.note({ cause: "link", why: "broken", seat: NOBODY, at: 0 });
  }

  /**
   * Called when some keys in the last `hello` are not valid. `opened` is a key that has just come from a
   * link.
   */
  noteDead({ lost }: Failure, shown: Held[], opened: string | null, kept: string[]): void {
    const dead = (lost ?? []).filter(({ place }) => kept.includes(shown[place]?.token ?? ""));
    const one = dead.find(({ place }) => shown[place]?.token === opened) ?? dead[0];
    if (!one) return;
    const cause = shown[one.place]?.token === opened ? "link" : "seat";
    this.note({ cause, why: one.why, seat: one.seat, at: one.at });
  }

  /** Called when the reader has acknowledged the loss or has a seat again. */
  clear(): void {
    this.lost.value = null;
    keepLostSeat(this.id, null);
  }

  seated(seats: number[]): void {
    const lost = this.lost.peek();
    if (lost && seats.includes(lost.seat)) this.clear();
    if (this.claim.peek() && seats.includes(this.claim.peek()!.seat)) this.forgetClaim();
  }

  /**
   * Asks the others for a seat. Its key becomes valid as soon as they have agreed. With `passOn`, the seat is
   * for another person.
   */
  async ask(seat: number, passOn = false): Promise<string> {
    const { claim } = await this.line.request({ do: "claim", seat });
    if (!claim) return "";
    if (passOn) return claim.link;
    batch(() => {
      this.declined.value = false;
      this.claim.value = { seat: claim.seat, token: claim.token };
    });
    keepClaim(this.id, this.claim.value);
    return claim.link;
  }

  /** Checks, after the vote, whether the key is now valid. */
  async watch(info: TableInfo): Promise<void> {
    const claim = this.claim.peek();
    const open = info.votes.some((vote) => vote.about === "claim" && vote.seat === claim?.seat);
    if (!claim || open || this.looking) return;
    this.looking = true;
    try {
      const given = await post<Link>(`api/tables/${this.id}/link`, { token: claim.token });
      this.forgetClaim();
      keep(this.id, [given]);
      this.clear();
      this.line.reconnect();
    } catch (error) {
      if (!(error instanceof HttpError) || error.error !== "not-yours") return;
      this.forgetClaim();
      this.declined.value = true;
    } finally {
      this.looking = false;
    }
  }

  private forgetClaim(): void {
    this.claim.value = null;
    keepClaim(this.id, null);
  }

  private note(lost: SeatLoss): void {
    this.lost.value = lost;
    keepLostSeat(this.id, lost);
  }
}
