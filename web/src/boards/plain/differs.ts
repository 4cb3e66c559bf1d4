/**
 * Finds the differences between the shown view and another view. They are named by their paths in the shown
 * view; list entries are matched by their ids.
 */
import { type Dict, isDict, isPlain } from "./shape";

const KEYS = ["id", "place", "name", "area", "tile", "task", "hero", "card", "lot"];

export function differs(shown: unknown, other: unknown): Map<string, unknown> {
  const found = new Map<string, unknown>();
  compare(shown, other, "", found);
  return found;
}

function compare(shown: unknown, other: unknown, path: string, found: Map<string, unknown>): void {
  if (shown === other) return;
  if (isPlain(shown) || isPlain(other)) {
    found.set(path, other);
    return;
  }
  const under = (key: string | number) => (path ? `${path}.${key}` : String(key));
  if (Array.isArray(shown) && Array.isArray(other)) {
    const key = keyOf(shown, other);
    if (key !== undefined) {
      const byKey = new Map(other.map((one: Dict) => [one[key], one]));
      shown.forEach((one: Dict, i) => {
        if (byKey.has(one[key])) compare(one, byKey.get(one[key]), under(i), found);
        else gone(one, under(i), found);
      });
      return;
    }
    if (shown.length !== other.length && shown.every(isPlain)) {
      const left = [...(other as unknown[])];
      shown.forEach((one, i) => {
        const at = left.indexOf(one);
        if (at >= 0) left.splice(at, 1);
        else found.set(under(i), undefined);
      });
      return;
    }
  }
  const [a, b] = [shown as Dict, other as Dict];
  for (const name of new Set([...Object.keys(a), ...Object.keys(b)]))
    compare(a[name], b[name], under(name), found);
}

/** The key that identifies the entries of both lists, or undefined if there is none. */
function keyOf(shown: unknown[], other: unknown[]): string | undefined {
  const lists = [shown, other];
  if (shown.length === 0 || !lists.every((list) => list.every(isDict))) return undefined;
  return KEYS.find((key) =>
    lists.every(
      (list) =>
        list.every((one) => typeof (one as Dict)[key] === "string") &&
        new Set(list.map((one) => (one as Dict)[key])).size === list.length,
    ),
  );
}

/** Marks an entry that is missing from the other view. */
function gone(entry: unknown, path: string, found: Map<string, unknown>): void {
  found.set(path, undefined);
  if (isPlain(entry)) return;
  for (const [name, one] of Object.entries(entry as Dict)) gone(one, `${path}.${name}`, found);
}
