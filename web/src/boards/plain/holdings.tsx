import type { HoldingsProps } from "../boards";
import { Value } from "./value";

/** A seat's own part of the view, if the view has one. */
export function PlainHoldings({ seat, view, kit }: HoldingsProps) {
  const seats = view["seats"];
  const own = Array.isArray(seats) ? (seats as unknown[])[seat] : undefined;
  return own === undefined ? null : <div class="holdings plain"><Value value={own} thing={kit.thing} /></div>;
}
