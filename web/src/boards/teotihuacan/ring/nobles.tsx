import { useTable } from "../../board";
import { Items } from "../art/items";
import { Sign } from "../art/signs";
import type { TeotihuacanBox } from "../components";
import { amountItems, items } from "../emblems";
import { own } from "../messages";
import { Part } from "../part";
import type { TeotihuacanView } from "../view";
import { boardWords, type ContentProps, isHere, mainChains, useCrew } from "./frame";
import { WorkerCount } from "./resource-board";

const SPACE = 31;
const COUNT = 24;

/**
 * Draws the three rows of buildings, for one, two and three workers. The next score of each row is visible,
 * and houses cover the spaces that have already been scored.
 */
export function Nobles({ view, board, width, tall }: ContentProps) {
  const table = useTable();
  const { nobles } = (table.box as TeotihuacanBox).facts;
  const avenue = amountItems({ avenue: nobles.avenue });
  const words = boardWords(board);
  const crew = useCrew(view, board);
  const high = tall ? 54 : 33;
  const space = tall ? (width - COUNT - 14) / nobles.spaces : SPACE;
  const here = isHere(view, board, table.question?.kind);
  const tried = table.preview?.view as TeotihuacanView | undefined;
  return (
    <g>
      {view.nobles.map(({ id: row, workers, values, built, next, applies: wouldApply }, n) => {
        const then = tried?.nobles[n]?.built ?? built;
        const applies = crew !== null && wouldApply;
        return (
          <Part
            key={row}
            words={[`row ${row}`]}
            within={[...(here ? ["main"] : []), ...words]}
            chains={[...mainChains(board, `row ${row}`), ...(applies ? mainChains(board) : [])]}
            label={own("noble-row", {
              row: table.thing(`nobles ${row}`),
              built,
              next: next ?? 0,
              free: next === null ? 0 : 1,
            })}
            about={`nobles ${row}`}
            class={applies ? "noble-row applies" : "noble-row"}
            transform={`translate(6 ${n * high})`}
          >
            <rect class="edge main-ground" width={COUNT + nobles.spaces * space} height={high - 3} rx={7} />
            <g transform={`translate(1 ${(high - 29) / 2})`}>
              <WorkerCount n={workers} />
            </g>
            {values.map((value, i) => (
              <g key={i} transform={`translate(${COUNT + i * space} 0)`}>
                <rect
                  class={i < built ? "plot" : i === built ? "cell next" : "cell"}
                  x={1}
                  y={2}
                  width={space - 3}
                  height={high - 7}
                  rx={5}
                />
                {i < built ? (
                  <Sign name="nobles" size={tall ? 34 : 27} x={space / 2 - 0.5} y={high / 2 - 2} />
                ) : (
                  <text class="cell-number" x={space / 2 - 0.5} y={high / 2 + 4}>
                    {value}
                  </text>
                )}
                {i >= built && i < then && (
                  <g class="ghost">
                    <Sign name="nobles" size={tall ? 34 : 27} x={space / 2 - 0.5} y={high / 2 - 2} />
                  </g>
                )}
              </g>
            ))}
          </Part>
        );
      })}
      {tall ? (
        <g transform={`translate(${width / 2} ${3 * high + 18})`}>
          <rect class="cell" x={-78} y={-16} width={156} height={32} rx={8} />
          <Items items={items(nobles.cost)} size={22} x={-46} />
          <path class="item-arrow" d="M-20 0h12m-4-4 4 4-4 4" />
          <Sign name="points" size={22} x={16} />
          <Items items={avenue} size={26} x={48} />
        </g>
      ) : (
        <g transform={`translate(${width - 27} 0)`}>
          <rect class="cell" x={-20} y={0} width={40} height={98} rx={8} />
          <Items items={items(nobles.cost)} size={20} y={16} />
          <path class="item-arrow" d="M0 30v10m-4-4 4 4 4-4" />
          <Sign name="points" size={20} y={54} />
          <Items items={avenue} size={24} y={81} most={38} />
        </g>
      )}
    </g>
  );
}
