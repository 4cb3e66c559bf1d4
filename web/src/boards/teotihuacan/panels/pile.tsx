import { useTable } from "../../board";
import { DiscoveryTile } from "../art/tiles";
import { Part } from "../part";

/** Discovery tiles at a step of a track, each by itself; any of them can be claimed there. */
export function Pile({
  tiles,
  asked,
  x,
  y,
  size = 22,
  columns,
  within = [],
}: {
  tiles: string[];
  /** Whether one of these may be claimed now. */
  asked: boolean;
  x: number;
  y: number;
  size?: number;
  columns: number;
  within?: string[];
}) {
  const table = useTable();
  return (
    <g class="pile">
      {tiles.map((id, i) => (
        <Part
          key={`${id} ${i}`}
          words={asked ? [`claim ${id}`] : []}
          within={within}
          label={[table.thing(id), table.cost?.(id) ?? "", table.effect(id)].filter(Boolean).join(": ")}
          about={id}
          class="pile-tile"
          transform={`translate(${x + (i % columns) * (size + 2) + size / 2} ${y + Math.floor(i / columns) * (size + 2) + size / 2})`}
        >
          <DiscoveryTile id={id} size={size} />
        </Part>
      ))}
    </g>
  );
}
