/** Finds the differences between two views. */

export interface Change {
  path: string[];
  from: unknown;
  to: unknown;
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

export function changes(before: unknown, after: unknown, path: string[] = []): Change[] {
  if (before === after) return [];
  if (!isTable(before) || !isTable(after)) return [{ path, from: before, to: after }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => changes(before[key], after[key], [...path, key]));
}

/** The changes of all numbers. Each key is a path joined with dots. */
export function differences(before: unknown, after: unknown): Map<string, number> {
  const found = new Map<string, number>();
  for (const { path, from, to } of changes(before, after)) {
    if (typeof from === "number" && typeof to === "number") found.set(path.join("."), to - from);
  }
  return found;
}

/** The amount of each thing that a seat would give or receive, such as wood -2, corn 3. */
export function traded(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  seat: number,
  notGoods: readonly string[],
): Map<string, number> {
  const own = (view: Record<string, unknown>) => (view.seats as unknown[] | undefined)?.[seat];
  const found = new Map<string, number>();
  for (const [path, by] of differences(own(before), own(after))) {
    const parts = path.split(".");
    if (parts.some((part) => notGoods.includes(part))) continue;
    const thing = parts[parts.length - 1] ?? path;
    found.set(thing, (found.get(thing) ?? 0) + by);
  }
  return found;
}
