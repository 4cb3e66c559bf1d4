/** Determines the shape of a value in a view from its structure alone. */

export type Plain = null | undefined | string | number | boolean;
export type Dict = Record<string, unknown>;

export type Shape =
  | { is: "single"; value: Plain }
  | { is: "row"; values: Plain[] }
  | { is: "pairs"; entries: [string, Plain][] }
  | { is: "rows"; columns: string[]; rows: Entry[] }
  | { is: "map"; entries: Entry[]; place: GridKeys }
  | { is: "chart"; entries: Entry[] }
  | { is: "list"; values: unknown[] }
  | { is: "parts"; entries: [string, unknown][] };

/** An entry with parts, such as a row of a table or a field of a map. `at` is the key or the index of the
 * entry in the view. */
export interface Entry {
  at: string;
  name: string;
  parts: Dict;
}

/** The names of the parts that contain an entry's position, and whether every other column is shifted. */
export interface GridKeys {
  column: string;
  row: string;
  hex: boolean;
}

const PLACES: GridKeys[] = [
  { column: "column", row: "row", hex: false },
  { column: "x", row: "y", hex: false },
  { column: "q", row: "r", hex: true },
];
const NAMES = ["id", "name", "area", "tile", "task", "hero", "card"];
/** Tables with more columns than this are shown entry by entry. */
const MOST_COLUMNS = 9;

export function isDict(value: unknown): value is Dict {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isPlain(value: unknown): value is Plain {
  return typeof value !== "object" || value === null;
}

/** A list or dictionary of single values, which fits into one cell. */
export function isSmall(value: unknown): boolean {
  if (isPlain(value)) return true;
  return Object.values(value as object).every(isPlain);
}

export function shapeOf(value: unknown): Shape {
  if (isPlain(value)) return { is: "single", value };
  if (Array.isArray(value)) {
    if (value.every(isPlain)) return { is: "row", values: value };
    if (value.every(isDict)) return entries(value.map((parts, i): Entry => named(String(i), parts)));
    return { is: "list", values: value };
  }
  const all = Object.entries(value as Dict);
  if (all.every(([, one]) => isPlain(one))) return { is: "pairs", entries: all as [string, Plain][] };
  if (all.length > 1 && all.every(([, one]) => isDict(one)) && alike(all.map(([, one]) => one as Dict))) {
    return entries(all.map(([at, parts]): Entry => ({ at, name: at, parts: parts as Dict })));
  }
  return { is: "parts", entries: all };
}

/** Names an entry of a list after its id, if it has one. */
function named(at: string, parts: Dict): Entry {
  const key = NAMES.find((one) => typeof parts[one] === "string");
  if (key === undefined) return { at, name: "", parts };
  const { [key]: name, ...rest } = parts;
  return { at, name: String(name), parts: rest };
}

function alike(all: Dict[]): boolean {
  const keys = new Set(all.flatMap(Object.keys));
  return all.every((one) => Object.keys(one).length * 2 >= keys.size);
}

function entries(all: Entry[]): Shape {
  const place = PLACES.find(({ column, row }) =>
    all.every(({ parts }) => typeof parts[column] === "number" && typeof parts[row] === "number"),
  );
  if (place?.column === "x" && all.length > 2 && isWide(all)) return { is: "chart", entries: all };
  if (place && all.length > 2) return { is: "map", entries: all, place };
  const columns = [...new Set(all.flatMap(({ parts }) => Object.keys(parts)))];
  const fits =
    columns.length <= MOST_COLUMNS && all.every(({ parts }) => Object.values(parts).every(isSmall));
  if (fits && all.length > 0) return { is: "rows", columns, rows: all };
  return { is: "list", values: all };
}

/** Whether the coordinates are free positions on a sheet and not fields of a grid. */
function isWide(all: Entry[]): boolean {
  const span = (key: string) =>
    Math.max(...all.map(({ parts }) => Number(parts[key]))) -
    Math.min(...all.map(({ parts }) => Number(parts[key])));
  return span("x") > 40 || span("y") > 40;
}

const SEAT =
  /^(seat|owner|by|.*_by|order|.*_order|first|turn|leader|holder|player|starting_player|start_player|.*_seat|.*_owner)$/;

/** Whether a number under this key refers to a seat. */
export function isSeat(key: string, value: unknown, seats: number): value is number {
  return SEAT.test(key) && typeof value === "number" && Number.isInteger(value) && value < seats;
}

/** The seats that the view contains. */
export function seatsOf(view: Dict): Dict[] {
  const seats = view.seats;
  return Array.isArray(seats) ? seats.filter(isDict) : [];
}
