import { useTable } from "../board";
import { DecorationTile, DiscoveryTile, StoneTile } from "./art/tiles";
import { byId, type TeotihuacanBox } from "./components";

/** A single tile, as the board draws it. */
export function TeotihuacanPiece({ id }: { id: string }) {
  const box = useTable().box as TeotihuacanBox;
  if (byId(box.pyramid_tiles, id)) {
    return (
      <svg class="teotihuacan" viewBox="-3 -3 86 86">
        <StoneTile id={id} cell={40} />
      </svg>
    );
  }
  if (byId(box.decoration_tiles, id)) {
    return (
      <svg class="teotihuacan" viewBox="-3 -3 86 46">
        <DecorationTile id={id} cell={40} />
      </svg>
    );
  }
  if (byId(box.discovery_tiles, id)) {
    return (
      <svg class="teotihuacan" viewBox="-40 -24 80 66">
        <DiscoveryTile id={id} size={42} price />
      </svg>
    );
  }
  return null;
}
