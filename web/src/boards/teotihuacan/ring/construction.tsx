import { useTable } from "../../board";
import { Items } from "../art/items";
import { BestGain, StackLeft, StoneTile } from "../art/tiles";
import type { TeotihuacanBox } from "../components";
import { own } from "../messages";
import { Part } from "../part";
import { boardWords, type ContentProps, isHere, mainChains } from "./frame";
import { isStacked } from "./stacked";

const CELL = 29;
const LARGE_CELL = 33;
/** The distance between the number of remaining tiles and the right edge. */
export const STACK = 138;

/** Draws the three pyramid tiles on display, and the cost and score of a tile on each level. */
export function Construction({ view, board, width }: ContentProps) {
  const table = useTable();
  const box = table.box as TeotihuacanBox;
  const words = boardWords(board);
  const main = isHere(view, board, table.question?.kind) ? ["main"] : [];
  const stacked = isStacked(width);
  const step = stacked ? (width - 14) / 3 : Math.min(2 * CELL + 8, (width - 134) / 3);
  const cell = Math.min(stacked ? LARGE_CELL : CELL, step / 2 - 2);
  const chosen = view.laying?.tile;
  return (
    <g>
      {view.shown_stones.map((id, i) => (
        <Part
          key={`${id} ${i}`}
          words={[`build ${id}`]}
          within={[...main, ...words]}
          chains={mainChains(board, `build ${id}`)}
          label={own("stone-shown", { name: table.thing(id) })}
          about={id}
          class={chosen === id ? "shown-stone chosen" : "shown-stone"}
          transform={`translate(${11 + i * step} 6)`}
        >
          <StoneTile id={id} cell={cell} />
          <BestGain gain={view.laying?.best[id]} x={2 * cell - 4} y={2 * cell - 2} />
        </Part>
      ))}
      <StackLeft n={view.stacks.stones} x={width - STACK} y={-14} />
      <Part
        words={main}
        within={words}
        chains={mainChains(board)}
        label={own("level-prices")}
        about="board build"
        class="level-prices"
        transform={stacked ? `translate(8 ${2 * cell + 12})` : `translate(${width - 118} 2)`}
      >
        <rect class="edge price-card" width={stacked ? width - 16 : 106} height={stacked ? 54 : 102} rx={7} />
        {[...box.pyramid_levels].reverse().map(({ level, stone, wood, vp }, i) => (
          <g key={level} transform={stacked ? pair(i, width) : `translate(0 ${3 + i * 24.5})`}>
            <rect class={`level-stone level-${level}`} x={4} y={1} width={19} height={21} rx={4} />
            <text class="cell-number" x={13.5} y={17}>
              {level}
            </text>
            <Items
              items={[{ sign: "stone", n: stone }, ...(wood > 0 ? [{ sign: "wood", n: wood }] : [])]}
              size={15}
              x={50}
              y={12}
            />
            <text class="cell-number points-number" x={92} y={17}>
              {vp}
            </text>
          </g>
        ))}
      </Part>
    </g>
  );
}

/** The positions of four prices in two columns. */
function pair(i: number, width: number): string {
  return `translate(${(i % 2) * ((width - 16) / 2)} ${3 + Math.floor(i / 2) * 24.5})`;
}
