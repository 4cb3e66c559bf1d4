import { useTable } from "../board";
import { HexField } from "./hex-field";
import { planOf } from "./plan";
import type { Entry, GridKeys } from "./shape";
import { useMiddle } from "./use-middle";

const STEP = 1.5;
const HIGH = Math.sqrt(3);

interface Cell {
  entry: Entry;
  hexes: [number, number][];
}

/** The centre of a hex in a map of flat-topped hexes; one unit is the length of a hex's side. */
const middle = ([q, r]: [number, number]): [number, number] => [STEP * q, HIGH * (r + q / 2)];

/** Draws fields on hexes, and places that cover several hexes; all of them are visible at once. */
export function Hexes({ entries, place, path }: { entries: Entry[]; place: GridKeys; path: string }) {
  const table = useTable();
  const others = (planOf(table.game).places ?? []).map(
    ({ id, hexes }): Cell => ({ entry: { at: id, name: id, parts: {} }, hexes }),
  );
  const cells: Cell[] = [
    ...entries.map(
      (entry): Cell => ({
        entry,
        hexes: [[Number(entry.parts[place.column]), Number(entry.parts[place.row])]],
      }),
    ),
    ...others,
  ];
  const all = cells.flatMap((cell) => cell.hexes.map(middle));
  const left = Math.min(...all.map(([x]) => x)) - 1;
  const top = Math.min(...all.map(([, y]) => y)) - HIGH / 2;
  const width = Math.max(...all.map(([x]) => x)) + 1 - left;
  const height = Math.max(...all.map(([, y]) => y)) + HIGH / 2 - top;
  return (
    <div
      ref={useMiddle()}
      class="plain-scroll"
      role="group"
      tabIndex={0}
      aria-label={entries.map((entry) => table.thing(entry.name)).join(", ")}
    >
      <ol class="hexes" style={{ "--wide": width, "--high": height }}>
        {cells.map((cell) => {
          const points = cell.hexes.map(middle);
          const x = Math.min(...points.map(([one]) => one)) - 1;
          const y = Math.min(...points.map(([, one]) => one)) - HIGH / 2;
          const w = Math.max(...points.map(([one]) => one)) + 1 - x;
          const h = Math.max(...points.map(([, one]) => one)) + HIGH / 2 - y;
          const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
          return (
            <li
              key={cell.entry.at}
              style={{
                left: percent(x - left, width),
                top: percent(y - top, height),
                width: percent(w, width),
                height: percent(h, height),
              }}
            >
              <HexField
                entry={cell.entry}
                path={`${path}.${cell.entry.at}`}
                size={[w, h]}
                hexes={points.map(([px, py]) => [px - x, py - y])}
              />
            </li>
          );
        })}
      </ol>
    </div>
  );
}
