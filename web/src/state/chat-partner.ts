import type { ChatLine } from "../net/protocol";

/** With whom a seat talks now: whoever whispered to it last, or whom it spoke to itself; nobody: with all. */
export function chatPartnerOf(lines: ChatLine[], me: number): number | null {
  for (let i = lines.length - 1; i >= 0; i--) {
    const { seat, addressee, about } = lines[i]!;
    if (about !== "" || seat === null) continue;
    if (seat === me) return addressee;
    if (addressee === me) return seat;
  }
  return null;
}
