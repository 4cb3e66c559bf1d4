import { useState } from "preact/hooks";
import { useTable } from "../../board";
import type { ChichenBox } from "../components";
import { around, type Box, bounds, fitted, viewBox } from "../geometry";
import { own } from "../messages";
import type { ChichenView } from "../view";
import { GameMap, mapBounds } from "./map";
import { tuft } from "./plants";

interface Props {
  box: Box;
  zooms?: boolean;
  /** Whether jungle covers all that is left around the map. */
  leaves?: boolean;
}

/** The map, as large as its tiles allow; with `zooms` a tap on a tile that answers nothing shows it with its neighbours. */
export function MapFrame({ box, zooms = false, leaves = false }: Props) {
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
  const map = (
    <svg
      class="map-frame"
      x={box.x}
      y={box.y}
      width={box.width}
      height={box.height}
      viewBox={viewBox(fitted(seen, box.width, box.height))}
      onClickCapture={zooms ? zoom : undefined}
    >
      {leaves && <Leaves />}
      <GameMap />
    </svg>
  );
  if (!tile) return map;
  return (
    <>
      {map}
      <foreignObject class="map-note" x={box.x} y={box.y + box.height - NOTE} width={box.width} height={NOTE}>
        <p>{own("map-near")}</p>
      </foreignObject>
    </>
  );
}

const NOTE = 30;

const FAR = 1500;

function Leaves() {
  return (
    <>
      <pattern id="chichen-leaves" width={64} height={56} patternUnits="userSpaceOnUse">
        <path class="jungle-leaves" d={tuft(16, 18, 22) + tuft(48, 46, 22)} />
      </pattern>
      <rect x={-FAR} y={-FAR} width={2 * FAR} height={2 * FAR} fill="url(#chichen-leaves)" />
    </>
  );
}
