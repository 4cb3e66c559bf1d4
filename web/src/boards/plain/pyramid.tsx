import { useTable } from "../board";
import { SIDES } from "./deco-match";
import { Decorations } from "./decorations";
import { ICONS } from "./icon-tile";
import { label, spoken } from "./labels";
import { useMarks } from "./marks";
import type { Dict } from "./shape";

const SIDE = 8;
const PLACE = /^(\d)([a-d])(\d)$/;
interface Cell {
  row: number;
  column: number;
  icon: string;
  level: number;
}

/** A pyramid from above: every cell with the icon to be seen and its level; where a tile may be laid is lit. */
export function Pyramid({ cells, path }: { cells: Cell[]; path: string }) {
  const table = useTable();
  const { fresh, words } = useMarks();
  const lit = [...words].flatMap(([place, meant]) => {
    const found = PLACE.exec(place);
    return found
      ? [
          {
            place,
            meant,
            level: Number(found[1]),
            x: 2 * Number(found[3]) - 2 + Number(found[1]) - 1,
            y: 2 * "abcd".indexOf(found[2]!) + Number(found[1]) - 1,
          },
        ]
      : [];
  });
  const levels = [...new Set(cells.map((cell) => cell.level))].sort();
  const told = levels
    .map(
      (level) => `${label(table, "level")} ${level}: ${cells.filter((cell) => cell.level === level).length}`,
    )
    .join(", ");
  return (
    <figure class="pyramid">
      <svg
        viewBox={`-1.2 -1.2 ${SIDE + 2.4} ${SIDE + 2.4}`}
        role={lit.length > 0 || SIDES.some((side) => words.has(side)) ? undefined : "img"}
        aria-label={`${label(table, path)}: ${told}`}
      >
        {cells.map((cell, i) => (
          <g
            key={i}
            class={`pyramid-cell level-${cell.level}${fresh.has(`${path}.${i}.level`) ? " fresh" : ""}`}
            transform={`translate(${cell.column + 0.5} ${cell.row + 0.5})`}
          >
            <rect x="-.47" y="-.47" width=".94" height=".94" rx=".12" />
            <path class={`pyramid-icon icon-${cell.icon}`} d={ICONS[cell.icon] ?? ""} />
            {cell.level > 1 && (
              <text x=".42" y=".42">
                {cell.level}
              </text>
            )}
            <title>{`${spoken(table, cell.icon)}, ${label(table, "level")} ${cell.level}`}</title>
          </g>
        ))}
        <Decorations />
        {lit.map(({ place, meant, x, y }) => (
          <rect
            key={place}
            class={meant.includes(table.preview?.word ?? "") ? "pyramid-lit lit watched" : "pyramid-lit lit"}
            role="button"
            tabIndex={0}
            aria-label={table.thing(place)}
            data-about={place}
            data-word={meant[0]}
            data-several={meant.length > 1 ? meant.length : undefined}
            x={x + 0.08}
            y={y + 0.08}
            width="1.84"
            height="1.84"
            rx=".2"
            onClick={() => table.play(meant)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" && event.key !== " ") return;
              event.preventDefault();
              table.play(meant);
            }}
            onMouseEnter={() => meant.length === 1 && table.look(meant[0]!)}
            onMouseLeave={() => table.look(null)}
          />
        ))}
      </svg>
      <figcaption>
        {Object.keys(ICONS).map((icon) => (
          <span key={icon}>
            <svg viewBox="-.5 -.5 1 1" width="20" height="20" aria-hidden="true">
              <path class={`pyramid-icon icon-${icon}`} d={ICONS[icon]} />
            </svg>{" "}
            {spoken(table, icon)}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

export function isPyramid(value: unknown): value is Cell[] {
  return (
    Array.isArray(value) &&
    value.length === SIDE * SIDE &&
    value.every((one: Dict) => typeof one.icon === "string")
  );
}
