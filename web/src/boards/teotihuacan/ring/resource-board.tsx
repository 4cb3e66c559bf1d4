import { useTable } from "../../board";
import { Items } from "../art/items";
import type { TeotihuacanBox } from "../components";
import { amountItems, type Item } from "../emblems";
import { own } from "../messages";
import { Part } from "../part";
import { boardWords, type ContentProps, isHere, mainChains, useCrew } from "./frame";
import { BoardDiscovery, Both, Niche } from "./worship";

const LEFT = 21;
const TOP = 16;

/**
 * Draws the Forest, the Stone Quarry or the Gold Deposits. The printed grid shows the gains by the number of
 * workers and the lowest power, with the current cell lit; the worship space is next to it.
 */
export function ResourceBoard({ view, board, width, tall }: ContentProps) {
  const table = useTable();
  const box = table.box as TeotihuacanBox;
  const cell = { width: (width - 16 - LEFT - 50) / 3, height: tall ? 52 : 28 };
  const yields = box.yields[board.id];
  const words = boardWords(board);
  const crew = useCrew(view, board);
  const here = isHere(view, board, table.question?.kind);
  const worship = box.action_boards.find((one) => one.id === board.id)?.worship ?? "";
  const rows = [yields?.workers_1, yields?.workers_2, yields?.workers_3];
  const label = crew
    ? own("crew", { workers: crew.workers, power: crew.lowest })
    : table.effect(`board ${board.id}`);
  return (
    <g>
      <Part
        words={here ? ["main"] : []}
        within={words}
        chains={mainChains(board)}
        label={`${table.thing(board.id)}: ${label}`}
        about={`board ${board.id}`}
        class="yields"
        transform="translate(8 0)"
      >
        <rect
          class="edge main-ground"
          width={LEFT + 3 * cell.width}
          height={TOP + 3 * cell.height + 2}
          rx={7}
        />
        {view.yield_columns.map(({ least, most }, i) => (
          <text key={least} class="head" x={LEFT + (i + 0.5) * cell.width} y={13}>
            {least === most ? least : `${least}–${most}`}
          </text>
        ))}
        {rows.map((row, n) => (
          <g key={n} transform={`translate(0 ${TOP + n * cell.height})`}>
            <g transform={`translate(0 ${(cell.height - 28) / 2})`}>
              <WorkerCount n={n + 1} />
            </g>
            {(row ?? []).map((amounts, i) => (
              <g key={i} transform={`translate(${LEFT + i * cell.width} 0)`}>
                <rect
                  class={crew?.row === n && crew.column === i ? "cell applies" : "cell"}
                  width={cell.width - 2}
                  height={cell.height - 2}
                  rx={5}
                />
                <Yield
                  items={amountItems(amounts)}
                  width={cell.width - 2}
                  height={cell.height - 2}
                  tall={tall}
                />
              </g>
            ))}
          </g>
        ))}
      </Part>
      <Niche
        view={view}
        space={board.id}
        holder={board.holder}
        gives={worship}
        x={width - 33}
        y={tall ? 34 : 22}
        within={words}
      />
      <BoardDiscovery
        id={board.discovery}
        spaces={[board.id]}
        x={width - 33}
        y={tall ? 100 : 63}
        size={tall ? 44 : 34}
        within={words}
      />
      <Both space={board.id} orders={board.both} x={width - 13} y={tall ? 66 : 43} />
    </g>
  );
}

/** Draws the items of one cell, stacked if there is room and side by side otherwise. */
function Yield({
  items,
  width,
  height,
  tall,
}: {
  items: Item[];
  width: number;
  height: number;
  tall: boolean;
}) {
  if (tall && items.length > 1)
    return (
      <>
        {items.map((item, i) => (
          <Items
            key={item.sign}
            items={[item]}
            size={20}
            x={width / 2}
            y={height * (i === 0 ? 0.26 : 0.74)}
          />
        ))}
      </>
    );
  return (
    <Items
      items={items}
      size={tall ? 24 : items.length > 1 ? 15 : 19}
      x={width / 2}
      y={height / 2}
      most={width - 2}
    />
  );
}

/** Draws small dice at the head of a row, one for each worker. */
export function WorkerCount({ n }: { n: number }) {
  return (
    <g class="worker-count">
      {Array.from({ length: n }, (_, i) => (
        <rect
          key={i}
          x={n === 1 ? 7 : 3 + (i % 2) * 9}
          y={n < 3 ? 9 : i < 2 ? 5 : 14}
          width={8}
          height={8}
          rx={2}
        />
      ))}
    </g>
  );
}
