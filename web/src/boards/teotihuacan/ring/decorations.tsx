import { useTable } from "../../board";
import { Items } from "../art/items";
import { BestGain, DecorationTile, StackLeft } from "../art/tiles";
import type { TeotihuacanBox } from "../components";
import { own } from "../messages";
import { Part } from "../part";
import { boardWords, type ContentProps, isHere, mainChains, useCrew } from "./frame";
import { WorkerCount } from "./resource-board";
import { BoardDiscovery, Both, Niche } from "./worship";

/** Draws the four decorations on display, their price with one, two and three workers, and the worship
 * space next to them. */
export function Decorations({ view, board, width, tall }: ContentProps) {
  const table = useTable();
  const box = table.box as TeotihuacanBox;
  const words = boardWords(board);
  const crew = useCrew(view, board);
  const cell = tall ? Math.min(44, (width - 42) / 4) : 29;
  const gap = tall ? 8 : 4;
  const main = isHere(view, board, table.question?.kind) ? ["main"] : [];
  return (
    <g>
      <Part
        words={main}
        within={words}
        chains={mainChains(board)}
        label={own("decoration-price", {
          list: box.decorations.cost_gold.map((gold, i) => `${i + 1}: ${gold}`).join(", "),
        })}
        about="board deco"
        class="deco-price"
        transform={`translate(${tall ? (width - 150) / 2 : 12} ${tall ? 2 * cell + 22 : 66})`}
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
          transform={`translate(${(tall ? (width - 4 * cell - 6) / 2 : 14) + (i % 2) * (2 * cell + (tall ? 6 : 9))} ${1 + Math.floor(i / 2) * (cell + gap)})`}
        >
          <DecorationTile id={id} cell={cell} />
          <BestGain gain={view.laying?.best[id]} x={2 * cell - 4} y={cell - 2} />
        </Part>
      ))}
      <StackLeft
        n={view.stacks.decorations}
        x={tall ? width - 46 : 4 * cell + 36}
        y={tall ? 2 * cell + 84 : 30}
      />
      <Niche
        view={view}
        space="deco"
        holder={board.holder}
        gives="any"
        x={tall ? 42 : width - 35}
        y={tall ? 2 * cell + 88 : 22}
        within={words}
      />
      <BoardDiscovery
        id={board.discovery}
        spaces={["deco"]}
        x={tall ? 108 : width - 35}
        y={tall ? 2 * cell + 86 : 63}
        size={tall ? 40 : 34}
        within={words}
      />
      <Both space={"deco"} orders={board.both} x={tall ? 75 : width - 14} y={tall ? 2 * cell + 88 : 43} />
    </g>
  );
}
