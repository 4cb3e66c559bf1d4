import { useTable } from "../../board";
import { Items } from "../art/items";
import { Sign } from "../art/signs";
import type { TeotihuacanBox } from "../components";
import { amountItems } from "../emblems";
import { own } from "../messages";
import { Part } from "../part";
import type { TeotihuacanView } from "../view";
import { boardWords, type ContentProps, isHere, mainChains, useCrew } from "./frame";
import { WorkerCount } from "./resource-board";

const SPACE = 31;

/** Three rows of buildings, for one, two and three workers; what the next one scores is open, the others carry houses. */
export function Nobles({ view, board, width, tall }: ContentProps) {
  const table = useTable();
  const box = table.box as TeotihuacanBox;
  const words = boardWords(board);
  const crew = useCrew(view, board);
  const high = tall ? 56 : 33;
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
            <rect class="edge main-ground" width={24 + 5 * SPACE} height={high - 3} rx={7} />
            <g transform={`translate(1 ${(high - 29) / 2})`}>
              <WorkerCount n={workers} />
            </g>
            {values.map((value, i) => (
              <g key={i} transform={`translate(${24 + i * SPACE} 0)`}>
                <rect
                  class={i === built ? "cell next" : "cell"}
                  x={1}
                  y={2}
                  width={SPACE - 3}
                  height={high - 7}
                  rx={5}
                />
                {i < built ? (
                  <Sign name="nobles" size={24} x={SPACE / 2 - 0.5} y={high / 2 - 2} />
                ) : (
                  <text class="cell-number" x={SPACE / 2 - 0.5} y={high / 2 + 4}>
                    {value}
                  </text>
                )}
                {i >= built && i < then && (
                  <g class="ghost">
                    <Sign name="nobles" size={24} x={SPACE / 2 - 0.5} y={high / 2 - 2} />
                  </g>
                )}
              </g>
            ))}
          </Part>
        );
      })}
      <Items items={amountItems(box.nobles.cost)} size={20} x={width - 29} y={tall ? 24 : 16} />
      <path class="item-arrow" d={`M${width - 29} ${tall ? 46 : 31}v10m-4-4 4 4 4-4`} />
      <Sign name="points" size={20} x={width - 29} y={tall ? 82 : 55} />
      <Sign name="avenue" size={24} x={width - 29} y={tall ? 122 : 82} />
    </g>
  );
}
