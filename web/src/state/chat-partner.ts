import type { ChatLine } from "../net/protocol";

/** The seat that last exchanged whispers with this seat, in either direction; null for all seats. */
export function chatPartnerOf(lines: ChatLine[], me: number): number | null {
  for (let i = lines.length - 1; i >= 0; i--) {
    const { seat, addressee, about } = lines[i]!;
    if (about !== "" || seat === null) continue;
    if (seat === me) return addressee;
    if (addressee === me) return seat;
  }
  return null;
}
