import { useTable } from "../../board";
import { Items } from "../art/items";
import type { TeotihuacanBox } from "../components";
import { royalItems, royalLimit } from "../emblems";
import { Part } from "../part";
import { boardWords, type ContentProps } from "./frame";
import { BoardDiscovery, Both, Niche, worshipChains } from "./worship";

/** Draws three royal tiles, each above its worship space, and one discovery tile that all three spaces
 * share. */
export function Palace({ view, board, width }: ContentProps) {
  const table = useTable();
  const box = table.box as TeotihuacanBox;
  const words = boardWords(board);
  const step = (width - 84) / 3;
  return (
    <g>
      {view.royal.map(({ id, space, holder, both }, i) => (
        <g key={space} transform={`translate(${25 + i * step} 7)`}>
          {id && (
            <Part
              words={[]}
              within={[`worship ${space}`, ...words]}
              chains={worshipChains(space, "royal")}
              label={`${table.thing(id)}: ${table.effect(id)}`}
              about={id}
              class="royal-tile"
            >
              <rect class="edge royal-ground" width={step - 5} height={42} rx={6} />
              <Items items={royalItems(box, id)} size={20} x={(step - 5) / 2} y={13} most={step - 9} />
              <text class="royal-limit" x={(step - 5) / 2} y={36}>
                {royalLimit(box, id)}
              </text>
            </Part>
          )}
          <Niche
            view={view}
            space={space}
            holder={holder}
            gives="royal"
            x={(step - 5) / 2}
            y={64}
            within={words}
          />
          <Both space={space} orders={both} x={(step - 5) / 2 + 29} y={60} />
        </g>
      ))}
      <BoardDiscovery
        id={board.discovery}
        spaces={view.royal.map(({ space }) => space)}
        x={width - 45}
        y={31}
        size={38}
        within={words}
      />
    </g>
  );
}
