import type { TableEvent } from "../../net/protocol";
import { RESOURCES } from "./view";

/** What a player gains and pays in a trade (TZ-10.2): a resource for corn, or corn for a resource. */
export function trade(event: TableEvent): [thing: string, by: number][] {
  const good = RESOURCES[Number(event.good)];
  const sign = event.event === "bought" ? 1 : event.event === "sold" ? -1 : 0;
  return good === undefined || sign === 0
    ? []
    : [
        [good, sign * Number(event.amount)],
        ["corn", -sign * Number(event.corn)],
      ];
}
