import { useTable } from "../../board";
import { DiscoveryTile } from "../art/tiles";
import { Part } from "../part";

/**
 * The discovery tiles at a step of a track. Each tile is drawn separately, because any of them can be
 * claimed.
 */
export function Pile({
  tiles,
  asked,
  x,
  y,
  size = 22,
  columns,
  within = [],
  touched = false,
}: {
  tiles: string[];
  /** Whether one of these tiles may be claimed now. */
  asked: boolean;
  x: number;
  y: number;
  size?: number;
  columns: number;
  within?: string[];
  /**
   * On touch screens, all tiles form a single place, and the page then asks the player which tile to claim.
   */
  touched?: boolean;
}) {
  const table = useTable();
  const at = (i: number) =>
    `translate(${x + (i % columns) * (size + 2) + size / 2} ${y + Math.floor(i / columns) * (size + 2) + size / 2})`;
  if (touched && asked && tiles.length > 0)
    return (
      <Part
        words={[...new Set(tiles)].map((id) => `claim ${id}`)}
        within={within}
        label={tiles.map((id) => table.thing(id)).join(", ")}
        about={tiles[0] ?? ""}
        class="pile-tile"
      >
        {tiles.map((id, i) => (
          <g key={`${id} ${i}`} transform={at(i)}>
            <DiscoveryTile id={id} size={size} />
          </g>
        ))}
      </Part>
    );
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
          transform={at(i)}
        >
          <DiscoveryTile id={id} size={size} />
        </Part>
      ))}
    </g>
  );
}
