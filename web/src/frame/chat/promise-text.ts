import type { Promises } from "../../net/protocol";
import { named } from "../../state/promises";
import { seatNames } from "../table/seat-names";
import { useTableState } from "../table/table-context";

/**
 * Returns a function that expresses a promise in the reader's language, such as “not march into Cuitlahuac”
 * for `spare 12`.
 */
export function usePromiseText(promises: Promises | null): (promise: string) => string {
  const { table, assets } = useTableState();
  const info = table.info.value;
  const names = info ? seatNames(info, table.seatState.value?.table ?? {}, assets) : [];
  return (promise) => {
    const word = promise.split(" ")[0] ?? "";
    if (promises === null) return promise;
    const about = Object.entries(named(promise, promises)).map(([sort, thing]) => [
      sort,
      thingText(sort, thing, names, assets.thing),
    ]);
    return assets.messages.say(`promise-${word}`, Object.fromEntries(about) as Record<string, string>);
  };
}

export function thingText(
  sort: string,
  thing: string,
  names: string[],
  nameOf: (id: string) => string,
): string {
  if (sort === "seat") return names[Number(thing)] ?? thing;
  return sort === "amount" || thing === "" ? thing : nameOf(thing);
}
