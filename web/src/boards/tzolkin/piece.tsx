import { useTable } from "../board";
import { byId, type TzolkinBox } from "./components";
import { goodsSigns } from "./signs";
import { BuildingFront, MonumentFront, TILE_HEIGHT, TILE_WIDTH, WealthFront } from "./tiles";

/** A single tile, as the board draws it. */
export function TzolkinPiece({ id }: { id: string }) {
  const box = useTable().box as TzolkinBox;
  const building = byId(box.buildings, id);
  const monument = byId(box.monuments, id);
  const wealth = byId(box.wealth_tiles, id);
  if (building) {
    return (
      <svg class="tzolkin" viewBox={`-2 -2 ${TILE_WIDTH + 4} ${TILE_HEIGHT + 4}`}>
        <g class={`tile kind-${building.kind}`}>
          <BuildingFront tile={building} cost={goodsSigns(building.cost)} />
        </g>
      </svg>
    );
  }
  if (monument) {
    return (
      <svg class="tzolkin" viewBox={`-2 -2 ${TILE_WIDTH + 4} ${TILE_HEIGHT + 18}`}>
        <g class={`tile monument kind-${monument.kind}`}>
          <MonumentFront tile={monument} players={null} cost={goodsSigns(monument.cost)} />
        </g>
      </svg>
    );
  }
  if (wealth) {
    return (
      <svg class="tzolkin" viewBox="-2 -2 128 128">
        <g class="tile wealth">
          <WealthFront tile={wealth} />
        </g>
      </svg>
    );
  }
  return null;
}
