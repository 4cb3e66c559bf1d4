import { useTable } from "../board";
import { nextStep, SIDES } from "./deco-match";
import { ICONS, printedIcon } from "./icon-tile";
import { spoken } from "./labels";
import { useMarks } from "./marks";
import { type Dict, isDict } from "./shape";

const SIDE = 8;
/** Beyond the edge of the grid: the two cells of step 0, in the order of the halves a and b. */
const EDGE: Record<string, [number, number][]> = {
  top: [
    [-1, 3],
    [-1, 4],
  ],
  right: [
    [3, SIDE],
    [4, SIDE],
  ],
  bottom: [
    [SIDE, 4],
    [SIDE, 3],
  ],
  left: [
    [4, -1],
    [3, -1],
  ],
};

/** The four sides of the pyramid: what is printed at their foot or lies there; where the next decoration may lie is lit. */
export function Decorations() {
  const table = useTable();
  const { words } = useMarks();
  const view = table.view as Dict;
  if (!isDict(table.box)) return null;
  const box = table.box;
  return (
    <>
      {SIDES.map((side) => {
        const laid = ((view.decorations as Dict | undefined)?.[side] as (string | null)[] | undefined)?.[0];
        const tile = ((box.decoration_tiles ?? []) as Dict[]).find((one) => one.id === laid);
        const printed = (box.decoration_sides as Dict | undefined)?.[side] as Dict | undefined;
        const halves = (printed?.halves ?? ["a", "b"]) as string[];
        const icons = ["a", "b"].map(
          (half) =>
            printedIcon(
              String(tile ? tile[half] : ((printed?.printed ?? []) as string[])[halves.indexOf(half)]),
            ).icon,
        );
        const next = nextStep(box, view, side);
        const cells = next ? (next.step === 0 ? EDGE[side]! : next.cells) : [];
        const meant = words.get(side) ?? [];
        const rows = cells.map(([row]) => row);
        const columns = cells.map(([, column]) => column);
        return (
          <g key={side}>
            {EDGE[side]!.map(([row, column], i) => (
              <g
                key={i}
                class={`pyramid-cell ${tile ? "decorated" : "level-0"}`}
                transform={`translate(${column + 0.5} ${row + 0.5})`}
              >
                <rect x="-.47" y="-.47" width=".94" height=".94" rx=".12" />
                <path class="pyramid-icon" d={ICONS[icons[i]!] ?? ""} />
                <title>{spoken(table, icons[i]!)}</title>
              </g>
            ))}
            {meant.length > 0 && cells.length > 0 && (
              <rect
                class={
                  meant.includes(table.preview?.word ?? "") ? "pyramid-lit lit watched" : "pyramid-lit lit"
                }
                role="button"
                tabIndex={0}
                aria-label={spoken(table, side)}
                data-about={side}
                data-word={meant[0]}
                x={Math.min(...columns) + 0.03}
                y={Math.min(...rows) + 0.03}
                width={Math.max(...columns) - Math.min(...columns) + 0.94}
                height={Math.max(...rows) - Math.min(...rows) + 0.94}
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
            )}
          </g>
        );
      })}
    </>
  );
}
