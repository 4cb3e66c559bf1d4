import { useTable } from "../../board";
import { Items } from "../art/items";
import { BestPoints, DecorationTile } from "../art/tiles";
import type { TeotihuacanBox } from "../components";
import { own } from "../messages";
import { Part } from "../part";
import { boardWords, type ContentProps, isHere, mainChains, useCrew } from "./frame";
import { WorkerCount } from "./resource-board";
import { BoardDiscovery, Both, Niche } from "./worship";

/** Four decorations on display, their price for one, two and three workers, worship beside them. */
export function Decorations({ view, board, width, tall }: ContentProps) {
  const table = useTable();
  const box = table.box as TeotihuacanBox;
  const words = boardWords(board);
  const crew = useCrew(view, board);
  const cell = tall ? 38 : 29;
  const gap = tall ? 8 : 4;
  const main = isHere(view, board, table.question?.kind) ? ["main"] : [];
  return (
    <g>
      <Part
        words={main}
        within={words}
        chains={mainChains(board)}
        label={own("decoration-price", {
          one: box.decorations.cost_gold[0] ?? 0,
          two: box.decorations.cost_gold[1] ?? 0,
          three: box.decorations.cost_gold[2] ?? 0,
        })}
        about="board deco"
        class="deco-price"
        transform={`translate(6 ${tall ? 122 : 68})`}
      >
        <rect class="edge main-ground" width={150} height={34} rx={7} />
        {box.decorations.cost_gold.map((gold, i) => (
          <g key={i} transform={`translate(${4 + i * 48} 3)`}>
            <rect class={crew?.row === i ? "cell applies" : "cell"} width={46} height={28} rx={5} />
            <g transform="translate(-1 1)">
              <WorkerCount n={i + 1} />
            </g>
            <Items items={[{ sign: "gold", n: gold }]} size={17} x={32} y={14} />
          </g>
        ))}
      </Part>
      {view.shown_decorations.map((id, i) => (
        <Part
          key={`${id} ${i}`}
          words={[`decorate ${id}`]}
          within={[...main, ...words]}
          chains={mainChains(board, `decorate ${id}`)}
          label={table.thing(id)}
          about={id}
          class="shown-decoration"
          transform={`translate(${(tall ? 9 : 12) + (i % 2) * (2 * cell + (tall ? 6 : 12))} ${1 + Math.floor(i / 2) * (cell + gap)})`}
        >
          <DecorationTile id={id} cell={cell} />
          <BestPoints n={view.laying?.best[id]} x={2 * cell - 4} y={cell - 2} />
        </Part>
      ))}
      <text class="stack-count" x={tall ? 86 : 154} y={tall ? 112 : 38}>
        {tall ? own("stack", { n: view.stacks.decorations }) : view.stacks.decorations}
      </text>
      <Niche
        view={view}
        space="deco"
        holder={board.holder}
        gives="any"
        x={width - 31}
        y={tall ? 34 : 22}
        within={words}
      />
      <BoardDiscovery
        id={board.discovery}
        spaces={["deco"]}
        x={width - 31}
        y={tall ? 100 : 63}
        size={tall ? 44 : 34}
        within={words}
      />
      <Both space={"deco"} orders={board.both} x={width - 12} y={tall ? 66 : 44} />
    </g>
  );
}
