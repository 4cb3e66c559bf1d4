import type { Table } from "../board";
import { label, spoken } from "./labels";
import { type Dict, isDict, isPlain, isSeat } from "./shape";

type Said = Pick<Table, "say" | "thing">;

/**
 * Whether a value needs no text on a field: null, 0, false, an empty string, or a group of only such values.
 */
export function isNothing(value: unknown): boolean {
  if (isPlain(value))
    return value === null || value === undefined || value === 0 || value === false || value === "";
  return Object.values(value as object).every(isNothing);
}

/** Whether a seat's value is hidden. A hidden value is empty although another seat shows a number. */
export function isUnknown(seats: Dict[], seat: number, key: string): boolean {
  const own = seats[seat]?.[key];
  return (
    (own === null || own === undefined) &&
    seats.some((one) => typeof one[key] === "number" && !isSeat(key, one[key], seats.length))
  );
}

/** The owner of an entry: the seat that it names, or -1 if it names none. */
export function ownerOf(parts: Dict, seats: number): number {
  const found = Object.entries(parts).find(([key, value]) => isSeat(key, value, seats));
  return found ? Number(found[1]) : -1;
}

/**
 * The number of pieces of each seat. The view contains either lists of pieces that name their seat, or one
 * number per seat.
 */
export function piecesOf(parts: Dict, seats: number): [number, number][] {
  const counts = Array<number>(seats).fill(0);
  for (const value of Object.values(parts)) {
    if (!Array.isArray(value)) continue;
    if (seats > 1 && value.length === seats && value.every((one) => typeof one === "number"))
      value.forEach((n, seat) => {
        counts[seat]! += Number(n);
      });
    for (const one of value) {
      if (!isDict(one)) continue;
      const seat = ownerOf(one, seats);
      const many = one.units ?? one.count ?? one.amount;
      if (seat >= 0) counts[seat]! += typeof many === "number" ? many : 1;
    }
  }
  return counts.map((n, seat): [number, number] => [seat, n]).filter(([, n]) => n > 0);
}

/** Formats a value as one line of text. */
export function valueText(said: Said, key: string, value: unknown, names: string[]): string {
  if (isSeat(key, value, names.length)) return value < 0 ? "–" : (names[value] ?? "");
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (typeof value === "string") return spoken(said, value);
  if (Array.isArray(value)) return value.map((one) => valueText(said, key, one, names)).join(", ") || "–";
  if (isDict(value))
    return (
      Object.entries(value)
        .filter(([, one]) => !isNothing(one))
        .map(([name, one]) => `${label(said, name)} ${valueText(said, name, one, names)}`)
        .join(", ") || "–"
    );
  return String(value);
}
