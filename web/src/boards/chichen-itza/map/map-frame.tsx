import { useState } from "preact/hooks";
import { useTable } from "../../board";
import type { ChichenBox } from "../components";
import { around, type Box, bounds, fitted, viewBox } from "../geometry";
import type { ChichenView } from "../view";
import { GameMap, mapBounds } from "./map";

/** The map, as large as its tiles allow; with `zooms` a tap on a tile that answers nothing shows it with its neighbours. */
export function MapFrame({ box, zooms = false }: { box: Box; zooms?: boolean }) {
  const table = useTable();
  const view = table.view as ChichenView;
  const [near, setNear] = useState<string | null>(null);
  const tile = view.tiles.find((one) => one.id === near);
  const whole = mapBounds(view, table.box as ChichenBox, table.offers.keys());
  const seen = tile && tile.q !== null && tile.r !== null ? bounds(around(tile.q, tile.r)) : whole;
  const choosesAction = table.question?.kind === "ChooseAction"; // where a tap may also be a look around
  const zoom = (event: Event) => {
    const place = event.target instanceof Element ? event.target.closest(".tile, .city") : null;
    if (!place || place.matches(".lit") || (place.matches(".near") && (near !== null || !choosesAction)))
      return;
    event.stopPropagation();
    setNear(near === null ? place.getAttribute("data-about") : null);
  };
  return (
    <svg
      class="map-frame"
      x={box.x}
      y={box.y}
      width={box.width}
      height={box.height}
      viewBox={viewBox(fitted(seen, box.width, box.height))}
      onClickCapture={zooms ? zoom : undefined}
    >
      <GameMap />
    </svg>
  );
}
